import { Refused } from '../server/http';
import type { Bundle } from './bundle';
import { serverWords, speech, t } from './speech.svelte';

/** What went wrong, in the reader's language. */
export async function explain(fault: unknown, words?: Bundle): Promise<string> {
  if (!(fault instanceof Refused)) {
    return t('fault.unreachable');
  }
  const { message } = fault.refusal;
  const spoken = words ?? (await serverWords(speech.lang).catch(() => null));
  return spoken?.has(message.key) ? spoken.say(message) : t('fault.refused', fault.refusal.kind);
}
