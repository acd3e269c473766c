import type { SeatInfo } from '../generated/protocol';
import { speech, t } from '../words/speech.svelte';
import type { TextKey } from '../words/page.en';

/** What a level of bots is called; the id itself for a level that the page does not know. */
export function botLevel(level: string): string {
  const key = `bot.${level}`;
  return speech.has(key) ? t(key as TextKey) : level;
}

/** What a seat is called: a person by name, a bot after a star, so that two of one level are not mistaken. */
export function called(info: SeatInfo): string {
  const key = `star.${info.seat}`;
  return info.player === 'bot' && speech.has(key) ? t('bot.called', t(key as TextKey)) : info.name;
}
