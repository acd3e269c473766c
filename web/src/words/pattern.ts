/** A parsed pattern: pieces that are put one after the other. Arguments are numbered from 0. */
export type Pattern = Piece[];

export type Piece =
  | { is: 'literal'; text: string }
  /** `{0}` or `{0, name, gen}`; `form` is empty for the name itself. */
  | { is: 'argument'; index: number; form: string }
  /** `{0, number, percent}` */
  | { is: 'styled'; index: number; style: string }
  /** `#` within a plural: its number less the offset. */
  | { is: 'amount'; index: number; offset: number }
  | Plural
  | { is: 'select'; index: number; pattern: Record<string, Pattern> };

export interface Plural {
  is: 'plural';
  index: number;
  ordinal: boolean;
  /** Taken off the number before its category is looked up. */
  offset: number;
  /** Patterns for single values (`=0`), compared before the offset is taken off. */
  exact: Map<number, Pattern>;
  pattern: Record<string, Pattern>;
}

const SPACE = /\s*/y;
const WORD = /[^\s{},=#]+/y;
const VALUE = /=(-?\d+(?:\.\d+)?)/y;
const OFFSET = /offset:\s*(-?\d+(?:\.\d+)?)/y;

/**
 * Reads a pattern in the message syntax of ICU, apostrophes included: `''` is an apostrophe, a single one too unless it
 * stands before a brace (or, within a plural, a `#`), which it then quotes. Beyond ICU there is `{0, name, gen}`.
 *
 * @throws SyntaxError if the text is not a pattern
 */
export function parse(text: string): Pattern {
  const reader = new Reader(text);
  const pattern = reader.message(null, 0);
  reader.end();
  return pattern;
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** Up to the brace that closes the message; `counted` is the argument that `#` stands for. */
  message(counted: number | null, offset: number): Pattern {
    const pieces: Pattern = [];
    let literal = '';
    const flush = (): void => {
      if (literal !== '') {
        pieces.push({ is: 'literal', text: literal });
        literal = '';
      }
    };
    while (this.at < this.text.length && this.text[this.at] !== '}') {
      const char = this.text[this.at] as string;
      if (char === "'") {
        literal += this.quoted(counted !== null);
      } else if (char === '{') {
        flush();
        pieces.push(this.argument());
      } else if (char === '#' && counted !== null) {
        flush();
        this.at++;
        pieces.push({ is: 'amount', index: counted, offset });
      } else {
        literal += char;
        this.at++;
      }
    }
    flush();
    return pieces;
  }

  end(): void {
    if (this.at < this.text.length) {
      throw this.fault('a brace that closes nothing');
    }
  }

  /** What an apostrophe and that which it quotes stand for. */
  private quoted(inPlural: boolean): string {
    const next = this.text[this.at + 1];
    if (next === "'") {
      this.at += 2;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(next === '#' && inPlural)) {
      this.at++;
      return "'";
    }
    let quoted = '';
    this.at++;
    while (this.at < this.text.length) {
      if (this.text[this.at] !== "'") {
        quoted += this.text[this.at++];
      } else if (this.text[this.at + 1] === "'") {
        quoted += "'";
        this.at += 2;
      } else {
        this.at++;
        break;
      }
    }
    return quoted;
  }

  private argument(): Piece {
    this.expect('{');
    const index = Number(this.word());
    if (!Number.isInteger(index)) {
      throw this.fault('an argument without a number');
    }
    if (this.took('}')) {
      return { is: 'argument', index, form: '' };
    }
    this.expect(',');
    const format = this.word();
    switch (format) {
      case 'plural':
      case 'selectordinal':
        return this.plural(index, format === 'selectordinal');
      case 'select':
        return this.select(index);
      case 'name':
        return { is: 'argument', index, form: this.style() };
      case 'number':
        return { is: 'styled', index, style: this.style() };
      default:
        throw this.fault(`the unknown format '${format}'`);
    }
  }

  private style(): string {
    const style = this.took(',') ? this.word() : '';
    this.expect('}');
    return style;
  }

  private plural(index: number, ordinal: boolean): Plural {
    this.expect(',');
    const plural: Plural = { is: 'plural', index, ordinal, offset: Number(this.match(OFFSET) ?? 0), exact: new Map(), pattern: {} };
    while (!this.took('}')) {
      const value = this.match(VALUE);
      const category = value === null ? this.word() : '';
      const pattern = this.nested(index, plural.offset);
      if (value === null) {
        plural.pattern[category] = pattern;
      } else {
        plural.exact.set(Number(value), pattern);
      }
    }
    return plural;
  }

  private select(index: number): Piece {
    this.expect(',');
    const pattern: Record<string, Pattern> = {};
    while (!this.took('}')) {
      const selector = this.word();
      pattern[selector] = this.nested(null, 0);
    }
    return { is: 'select', index, pattern };
  }

  private nested(counted: number | null, offset: number): Pattern {
    this.expect('{');
    const pattern = this.message(counted, offset);
    if (this.text[this.at] !== '}') {
      throw this.fault('a brace that is not closed');
    }
    this.at++;
    return pattern;
  }

  private word(): string {
    this.skipSpace();
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0];
    if (word === undefined) {
      throw this.fault('no word where one belongs');
    }
    this.at += word.length;
    return word;
  }

  private match(expression: RegExp): string | null {
    this.skipSpace();
    expression.lastIndex = this.at;
    const found = expression.exec(this.text);
    this.at += found?.[0].length ?? 0;
    return found?.[1] ?? null;
  }

  private took(char: string): boolean {
    this.skipSpace();
    const there = this.text[this.at] === char;
    this.at += there ? 1 : 0;
    return there;
  }

  private expect(char: string): void {
    if (!this.took(char)) {
      throw this.fault(`no '${char}' where one belongs`);
    }
  }

  private skipSpace(): void {
    SPACE.lastIndex = this.at;
    SPACE.exec(this.text);
    this.at = SPACE.lastIndex;
  }

  private fault(what: string): SyntaxError {
    return new SyntaxError(`pattern '${this.text}' has ${what}, at ${this.at}`);
  }
}
