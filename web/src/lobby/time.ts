import { speech } from '../words/speech.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment was, in the language of the page. */
export function ago(instant: string): string {
  const seconds = (Date.parse(instant) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(speech.lang, { numeric: 'auto', style: 'short' });
  const [unit, length] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', Infinity];
  return format.format(Math.round(seconds / length) || 0, unit);
}
