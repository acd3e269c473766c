import type { Chapter, Section } from '../generated/protocol';
import type { Lang } from '../words/words';
import { get } from '../server/http';

const loaded = new Map<string, Promise<Rules>>();

/** The articles of a game in a language; loaded once, when somebody opens the rules. */
export function rulesOf(game: string, lang: Lang): Promise<Rules> {
  const key = `${game} ${lang}`;
  const known = loaded.get(key);
  if (known !== undefined) {
    return known;
  }
  const loading = get<{ chapters: Chapter[] }>(`/games/${game}/articles/${lang}`).then((reply) => new Rules(reply.chapters));
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}

export type Piece = { text: string } | { to: string; text: string };

const LINK = /\[\[([^[\]|]+)(?:\|([^[\]|]+))?\]\]/g;

export class Rules {
  readonly articles: Section[];
  private readonly byId: Map<string, Section>;

  constructor(readonly chapters: Chapter[]) {
    this.articles = chapters.flatMap((chapter) => chapter.articles);
    this.byId = new Map(this.articles.map((article) => [article.id, article]));
  }

  find(id: string): Section | undefined {
    return this.byId.get(id);
  }

  /** The article of a procedure by the name that a crumb gives it: `attack` is carried out in the attack step. */
  ofProcedure(name: string): Section | undefined {
    return this.find(name) ?? this.find(`${name}-step`);
  }

  chapterOf(article: Section): Chapter | undefined {
    return this.chapters.find((chapter) => chapter.articles.includes(article));
  }

  paragraphs(article: Section): Piece[][] {
    return article.text.split(/\n\s*\n/).map((paragraph) => this.pieces(paragraph));
  }

  /** The articles that an article links to, each once, in the order of its text; never itself. */
  seeAlso(article: Section): Section[] {
    const ids = new Set(Array.from(article.text.matchAll(LINK), (link) => link[1] ?? ''));
    ids.delete(article.id);
    return Array.from(ids, (id) => this.find(id)).filter((found) => found !== undefined);
  }

  /** The text without links. */
  plain(article: Section): string {
    return article.text.replace(LINK, (_, id: string, words: string | undefined) => words ?? this.find(id)?.title ?? id);
  }

  private pieces(paragraph: string): Piece[] {
    const pieces: Piece[] = [];
    let from = 0;
    for (const link of paragraph.matchAll(LINK)) {
      const [whole, to = '', words] = link;
      pieces.push({ text: paragraph.slice(from, link.index) }, { to, text: words ?? this.find(to)?.title ?? to });
      from = link.index + whole.length;
    }
    pieces.push({ text: paragraph.slice(from) });
    return pieces.filter((piece) => piece.text !== '');
  }
}
