import { Refused } from '../server/http';
import type { Bundle } from './bundle';
import { serverWords, speech, t } from './speech.svelte';

/** What went wrong, in the reader's language; nothing for a page of another edition, whose banner says so already. */
export async function explain(fault: unknown, words?: Bundle): Promise<string> {
  if (!(fault instanceof Refused)) {
    return t('fault.unreachable');
  }
  const { kind, message } = fault.refusal;
  if (kind === 'outdated') {
    return '';
  }
  const spoken = words ?? (await serverWords(speech.lang).catch(() => null));
  return spoken?.has(message.key) ? spoken.say(message) : t('fault.refused', kind);
}
