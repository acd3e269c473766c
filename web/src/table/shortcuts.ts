/** What the keys of the table's page do, by name of the key; letters in lower case, whatever the keyboard's layout. */
export type Shortcuts = Record<string, () => void>;

/** Runs the shortcut of a key, unless somebody types or the key belongs to a button that has the focus. */
export function onShortcut(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const target = event.target as HTMLElement;
  const types = target.matches('input, textarea, select, [contenteditable]');
  const presses = event.key === 'Enter' && target.matches('button, a, summary, [role=button]');
  if (types || presses || event.ctrlKey || event.metaKey || event.defaultPrevented || document.querySelector('dialog[open]') !== null) {
    return;
  }
  const run = shortcuts[nameOf(event)];
  if (run !== undefined) {
    event.preventDefault();
    run();
  }
}

/** By place on the keyboard for letters, so that Z is Z in a Russian layout, too. */
function nameOf(event: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  const name = letter ?? event.key;
  return event.altKey ? `alt+${name}` : name;
}
