import type { Chapter, Section } from '../generated/protocol';
import type { Lang } from '../words/words';
import { get } from '../server/http';

/** The articles of a game as plain text, for its cards and tiles; loaded when first asked for. */
export class Texts {
  private all = $state.raw<Partial<Record<Lang, Map<string, string>>>>({});
  private readonly asked = new Set<Lang>();

  constructor(private readonly game: string) {}

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
      const { chapters } = await get<{ chapters: Chapter[] }>(`/games/${this.game}/articles/${lang}`);
      this.all = { ...this.all, [lang]: plain(chapters.flatMap((chapter) => chapter.articles)) };
    } catch {
      this.asked.delete(lang);
    }
  }
}

/** Articles without their links: the words of a link stay. */
export function plain(articles: Section[]): Map<string, string> {
  const titles = new Map(articles.map(({ id, title }) => [id, title]));
  const words = (_: string, id: string, shown: string | undefined) => shown ?? titles.get(id) ?? id;
  return new Map(articles.map(({ id, text }) => [id, text.replaceAll(/\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g, words)]));
}
