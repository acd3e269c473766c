/** How much of a table's journal a seat has seen in this browser. */

function name(table: string, seat: number): string {
  return `orrery.seen.${table}.${seat}`;
}

/** Number of facts seen; null if this seat never looked. */
export function seen(table: string, seat: number): number | null {
  const kept = localStorage.getItem(name(table, seat));
  return kept === null ? null : Number(kept);
}

export function keepSeen(table: string, seat: number, count: number): void {
  localStorage.setItem(name(table, seat), String(count));
}
