import type { Arg, Message } from '../generated/protocol';
import type { Lang } from './words';
import { get } from '../server/http';
import { Bundle, type Patterns, type SeatNames } from './bundle';
import type { TextKey } from './page.en';

const KEPT = 'orrery.lang';

const PAGE: Record<Lang, () => Promise<{ texts: Record<TextKey, string> }>> = {
  ru: () => import('./page.ru'),
  en: () => import('./page.en'),
};

/** The language of the page and its own texts in it. */
class Speech {
  lang = $state.raw<Lang>('en');
  private page = $state.raw<Bundle>(new Bundle('en', {}));

  /** Loads a language and then speaks it: until it is there the page keeps the one it has. */
  async choose(lang: Lang): Promise<void> {
    const { texts } = await PAGE[lang]();
    this.page = new Bundle(lang, texts);
    this.lang = lang;
    document.documentElement.lang = lang;
    localStorage.setItem(KEPT, lang);
  }

  /** A text of the page. */
  readonly t = (key: TextKey, ...args: Arg[]): string => this.page.say({ key, args });

  /** A text of the page with the table's names of seats and components in it. */
  say(message: Message): string {
    return this.page.say(message);
  }

  has(key: string): boolean {
    return this.page.has(key);
  }
}

export const speech = new Speech();
export const t = speech.t;

/** What the reader chose before, or else what the browser asks for. */
export function preferredLang(): Lang {
  const kept = localStorage.getItem(KEPT);
  const asked = kept ?? navigator.languages.find((lang) => /^(ru|en)\b/.test(lang)) ?? 'en';
  return asked.startsWith('ru') ? 'ru' : 'en';
}

const loaded = new Map<string, Promise<Patterns>>();

function patterns(path: string): Promise<Patterns> {
  const known = loaded.get(path);
  if (known !== undefined) {
    return known;
  }
  const loading = get<{ patterns: Patterns }>(path).then((reply) => reply.patterns);
  loading.catch(() => loaded.delete(path));
  loaded.set(path, loading);
  return loading;
}

/** The words of a game and those of the server, in a language. */
export async function gameWords(game: string, lang: Lang, seats?: SeatNames): Promise<Bundle> {
  const [general, own] = await Promise.all([patterns(`/words/${lang}`), patterns(`/games/${game}/words/${lang}`)]);
  return new Bundle(lang, { ...general, ...own }, seats);
}

/** The words of the server alone, for what it says outside of any game. */
export async function serverWords(lang: Lang): Promise<Bundle> {
  return new Bundle(lang, await patterns(`/words/${lang}`));
}
