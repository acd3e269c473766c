/** What somebody has begun and not yet sent; it outlives a reload, and ends with the tab. */

export function keepDraft(name: string, draft: unknown): void {
  sessionStorage.setItem(`orrery.draft.${name}`, JSON.stringify(draft));
}

export function draftOf<T>(name: string): T | null {
  const kept = sessionStorage.getItem(`orrery.draft.${name}`);
  return kept === null ? null : (JSON.parse(kept) as T);
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(`orrery.draft.${name}`);
}
