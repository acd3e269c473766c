import { Texts } from '../../rules/texts.svelte';

export const texts = new Texts('risk-starcraft');

/** What a card does, without its first sentence, which says its kind, stars and moment: all of that is on the card. */
export function effectOf(text: string): string {
  const end = text.indexOf('. ');
  return end < 0 ? text : text.slice(end + 2);
}
