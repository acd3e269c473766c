import type { Chapter, Section } from '../../generated/protocol';
import type { Lang } from '../../words/words';
import { get } from '../../server/http';

const GAME = 'risk-starcraft';

/** The articles of the game as plain text, for cards and achievements; loaded when first asked for. */
class Texts {
  private all = $state.raw<Partial<Record<Lang, Map<string, string>>>>({});
  private readonly asked = new Set<Lang>();

  /** The text of an article, empty until it is there. */
  of(article: string, lang: Lang): string {
    void this.load(lang);
    return this.all[lang]?.get(article) ?? '';
  }

  private async load(lang: Lang): Promise<void> {
    if (this.asked.has(lang)) {
      return;
    }
    this.asked.add(lang);
    try {
      const { chapters } = await get<{ chapters: Chapter[] }>(`/games/${GAME}/articles/${lang}`);
      this.all = { ...this.all, [lang]: plain(chapters.flatMap((chapter) => chapter.articles)) };
    } catch {
      this.asked.delete(lang);
    }
  }
}

export const texts = new Texts();

/** Articles without their links: the words of a link stay. */
export function plain(articles: Section[]): Map<string, string> {
  const titles = new Map(articles.map(({ id, title }) => [id, title]));
  const words = (_: string, id: string, shown: string | undefined) => shown ?? titles.get(id) ?? id;
  return new Map(articles.map(({ id, text }) => [id, text.replaceAll(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, words)]));
}

/** What a card does, without its first sentence, which says its kind, stars and moment: all of that is on the card. */
export function effectOf(text: string): string {
  const end = text.indexOf('. ');
  return end < 0 ? text : text.slice(end + 2);
}
