import { speech, t } from '../words/speech.svelte';
import type { TextKey } from '../words/page.en';

/** What a level of bots is called; the id itself for a level that the page does not know. */
export function botLevel(level: string): string {
  const key = `bot.${level}`;
  return speech.has(key) ? t(key as TextKey) : level;
}
