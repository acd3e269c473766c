/**
 * What the keys of the table's page do, by name of the key; letters in lower case, whatever the keyboard's layout. A
 * key for which `false` comes back is left to whoever listens next.
 */
export type Shortcuts = Record<string, () => unknown>;

/** Runs the shortcut of a key, unless somebody types or the key belongs to a button that has the focus. */
export function onShortcut(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const target = event.target as HTMLElement;
  const types = target.matches('input, textarea, select, [contenteditable]');
  const presses = event.key === 'Enter' && target.matches('button, a, summary, [role=button]');
  const held = event.repeat && event.key === 'Enter';
  if (types || presses || held || event.ctrlKey || event.metaKey || event.defaultPrevented || document.querySelector('dialog[open]') !== null) {
    return;
  }
  const run = shortcuts[nameOf(event)];
  if (run !== undefined && run() !== false) {
    event.preventDefault();
  }
}

/** By place on the keyboard for letters, so that Z is Z in a Russian layout, too. */
function nameOf(event: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  const name = letter ?? event.key;
  return event.altKey ? `alt+${name}` : name;
}
