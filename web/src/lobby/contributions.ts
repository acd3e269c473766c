/** What this browser added to a table's dice for a seat; kept, so that its owner can check it afterwards. */

function name(table: string, seat: number): string {
  return `orrery.dice.${table}.${seat}`;
}

export function keepContribution(table: string, seat: number, contribution: string): void {
  localStorage.setItem(name(table, seat), contribution);
}

export function contributed(table: string, seat: number): boolean {
  return localStorage.getItem(name(table, seat)) !== null;
}
