/** How long things move, in milliseconds, as the styles have it: one fact, the end of its arrow, dice, a change of hands. */
export const FACT = 360;
export const FADE = 180;
export const ROLL = 700;
export const TAKING = 700;
/** How far a card is lifted while it turns over, in pixels. */
const LIFT = 8;
const FACES = 5;

/** Whether things must not move: the system's wish or the table's setting. */
export function still(): boolean {
  return (
    document.documentElement.dataset.motion === 'still' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Does something as soon as the player does anything, such as going to the end of what moves. Gives back how to stop that. */
export function onInput(doing: () => void): () => void {
  const kinds = ['pointerdown', 'keydown', 'wheel'];
  kinds.forEach((kind) => addEventListener(kind, doing, { capture: true, passive: true }));
  return () => kinds.forEach((kind) => removeEventListener(kind, doing, { capture: true }));
}

/** The faces that a die of six shows while it rolls: five changes, each to another face, the result last. */
export function rolling(result: number): number[] {
  return Array.from({ length: FACES }, (_, i) => (i === FACES - 1 ? result : ((result + 2 * (FACES - i)) % 6) + 1));
}

/** A card comes or goes: it is lifted and turns over its vertical axis. */
export function turnOver(_card: Element): { duration: number; css: (shown: number) => string } {
  return { duration: still() ? 0 : FACT, css: turned };
}

/** @param shown how much of the card's face is seen, from 0 to 1 */
export function turned(shown: number): string {
  const up = 4 * LIFT * (shown - 1) * shown;
  return `transform: perspective(600px) translateY(${up}px) rotateY(${(1 - shown) * 90}deg)`;
}
