import type { Arg, Message, Ref } from '../generated/protocol';
import type { Lang } from './words';
import { category, digits, join, ordinalCategory, percent } from './grammar';
import { parse, type Pattern, type Piece, type Plural } from './pattern';
import type { Words } from './words';

export type Patterns = Record<string, string>;

export type SeatNames = (seat: number, lang: Lang) => string;

const NUMBERED: SeatNames = (seat, lang) => `${lang === 'ru' ? 'Место' : 'Seat'} ${seat}`;

/**
 * The words of one language out of a bundle of patterns. A key that is missing is shown as `⟨key⟩`, an argument that is
 * missing or not what the pattern needs as `⟨0⟩`.
 */
export class Bundle implements Words {
  constructor(
    readonly lang: Lang,
    private readonly patterns: Patterns,
    private readonly seats: SeatNames = NUMBERED,
    private readonly parsed = new Map<string, Pattern>(),
  ) {}

  /** The same words with other names for the seats. */
  with(seats: SeatNames): Bundle {
    return new Bundle(this.lang, this.patterns, seats, this.parsed);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.patterns, key);
  }

  say(message: Message, form = ''): string {
    return this.phrase(message.key, message.args, form);
  }

  name(ref: Ref, form = ''): string {
    return this.phrase(nameKey(ref), [], form);
  }

  private phrase(key: string, args: Arg[], form: string): string {
    const formed = `${key}.${form}`;
    const used = form !== '' && this.has(formed) ? formed : key;
    return this.has(used) ? this.put(this.pattern(used), args) : `⟨${key}⟩`;
  }

  private pattern(key: string): Pattern {
    const known = this.parsed.get(key);
    if (known !== undefined) {
      return known;
    }
    const pattern = parse(this.patterns[key] ?? '');
    this.parsed.set(key, pattern);
    return pattern;
  }

  private put(pattern: Pattern, args: Arg[]): string {
    return pattern.map((piece) => this.piece(piece, args)).join('');
  }

  private piece(piece: Piece, args: Arg[]): string {
    if (piece.is === 'literal') {
      return piece.text;
    }
    const value = args[piece.index];
    switch (piece.is) {
      case 'argument':
        return value === undefined ? unsaid(piece.index) : this.inWords(value, piece.form);
      case 'select':
        return value === undefined ? unsaid(piece.index) : this.put(chosen(piece.pattern, selector(value)), args);
      case 'amount':
        return digits(this.lang, (value as number) - piece.offset);
      case 'styled':
        return typeof value === 'number' ? this.styled(value, piece.style) : unsaid(piece.index);
      case 'plural':
        return typeof value === 'number' ? this.put(this.counted(piece, value), args) : unsaid(piece.index);
    }
  }

  private styled(number: number, style: string): string {
    switch (style) {
      case '':
        return digits(this.lang, number);
      case 'percent':
        return percent(this.lang, number);
      default:
        throw new Error(`unknown style of a number: '${style}'; known: percent`);
    }
  }

  private counted(plural: Plural, count: number): Pattern {
    const rest = count - plural.offset;
    const rule = plural.ordinal ? ordinalCategory : category;
    return plural.exact.get(count) ?? chosen(plural.pattern, rule(this.lang, rest));
  }

  private inWords(value: Arg, form: string): string {
    if (typeof value === 'number') {
      return digits(this.lang, value);
    }
    if (typeof value === 'string') {
      return value;
    }
    if (Array.isArray(value)) {
      return join(
        this.lang,
        value.map((part) => this.inWords(part, form)),
      );
    }
    if ('seat' in value) {
      return this.seats(value.seat, this.lang);
    }
    return 'key' in value ? this.say(value, form) : this.name(value, form);
  }
}

/** Key of a component's name: its kind in lower-case words joined by hyphens, and its id. */
export function nameKey(ref: Ref): string {
  const kind = ref.kind.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
  return `name.${kind}.${ref.id}`;
}

function chosen(patterns: Record<string, Pattern>, selector: string): Pattern {
  return patterns[selector] ?? patterns['other'] ?? [];
}

/** What a select compares: an id, a key or a number, with `_` for the hyphens that ICU does not allow there. */
function selector(value: Arg): string {
  const text = typeof value === 'object' && 'id' in value ? value.id : typeof value === 'object' && 'key' in value ? value.key : String(value);
  return text.replaceAll(/[-.]/g, '_');
}

function unsaid(index: number): string {
  return `⟨${index}⟩`;
}
