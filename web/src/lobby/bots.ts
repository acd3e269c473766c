import type { SeatInfo } from '../generated/protocol';
import { speech, t } from '../words/speech.svelte';
import type { TextKey } from '../words/page.en';

/** What a level of bots is called; the id itself for a level that the page does not know. */
export function botLevel(level: string): string {
  const key = `bot.${level}`;
  return speech.has(key) ? t(key as TextKey) : level;
}

/** The star after which a bot is called, so that two of one level are not mistaken; null for a person. */
export function star(info: SeatInfo): string | null {
  const key = `star.${info.seat}`;
  return info.player === 'bot' && speech.has(key) ? t(key as TextKey) : null;
}

/** What a seat is called: a person by name, a bot after its star. */
export function called(info: SeatInfo): string {
  const name = star(info);
  return name === null ? info.name : t('bot.called', name);
}
