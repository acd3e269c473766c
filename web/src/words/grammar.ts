import type { Lang } from './words';

/** What a sentence needs to know of a language; the server writes the same (there it is called Grammar). */

const NO_BREAK_SPACE = '\u00A0';

const counts = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };
const places = {
  ru: new Intl.PluralRules('ru', { type: 'ordinal' }),
  en: new Intl.PluralRules('en', { type: 'ordinal' }),
};

export function category(lang: Lang, count: number): string {
  return Number.isInteger(count) ? counts[lang].select(Math.abs(count)) : 'other';
}

export function ordinalCategory(lang: Lang, place: number): string {
  return Number.isInteger(place) ? places[lang].select(Math.abs(place)) : 'other';
}

/** A number in digits, in groups of three, with at most three digits after the comma. */
export function digits(lang: Lang, number: number): string {
  return grouped(lang, trimmed(rounded(number, 3)));
}

/** A fraction of 1 as whole percent. */
export function percent(lang: Lang, fraction: number): string {
  return grouped(lang, rounded(Number((fraction * 100).toPrecision(12)), 0)) + (lang === 'ru' ? `${NO_BREAK_SPACE}%` : '%');
}

/** A, B and C. */
export function join(lang: Lang, parts: string[]): string {
  const last = parts.at(-1) ?? '';
  const others = parts.slice(0, -1).join(', ');
  if (parts.length < 2) {
    return last;
  }
  return lang === 'ru' ? `${others} и ${last}` : `${others}${parts.length === 2 ? '' : ','} and ${last}`;
}

/** To an even digit when both are equally near. */
function rounded(number: number, places: number): string {
  return new Intl.NumberFormat('en', {
    useGrouping: false,
    roundingMode: 'halfEven',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  } as Intl.NumberFormatOptions).format(number);
}

function trimmed(plain: string): string {
  return plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain;
}

function grouped(lang: Lang, plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, lang === 'ru' ? NO_BREAK_SPACE : ',');
  return fraction === undefined ? groups : `${groups}${lang === 'ru' ? ',' : '.'}${fraction}`;
}
