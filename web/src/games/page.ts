import type { Component } from 'svelte';
import type { Choosable, FactLine, Message, Typed } from '../generated/protocol';
import type { Entry, Told } from '../table/entries';
import type { TableModel } from '../table/model.svelte';

/** What a game brings to the table's page. Loaded only when such a table is opened. */
export interface GamePage {
  /** The stage: the board with its legal choices. */
  Board: Component<{ table: TableModel }>;
  /** Hand, dice and reserve under the board, for a game that has any. */
  Dock?: Component<{ table: TableModel }>;
  /** Gestures that say several answers at once, under the options of the open question. */
  Gestures?: Component<{ table: TableModel }>;
  /** The board as a list, with the same actions. */
  List: Component<{ table: TableModel }>;
  /** Everything public of a seat, for the drawer that opens when its cell is pressed. */
  Sheet: Component<{ table: TableModel; seat: number }>;
  /** Two to four facts of a seat for the strip above the board. */
  seatFacts(view: unknown, seat: number): SeatFact[];
  /** Tincture of a seat, 1 to 8: colour, shape and hatching. */
  tincture(view: unknown, seat: number): number;
  /** The side on which a seat plays, if several play on one: a sign on its seal. */
  side?(view: unknown, seat: number, viewer: number | null): Side | null;
  /** What the seat plays, e.g. its faction. */
  role(view: unknown, seat: number): Message | null;
  /** Score at the right of the seat's cell, e.g. "1 / 3". */
  score(view: unknown, seat: number): string;
  /** Kinds of log lines for the journal's filters: name of the filter by type of fact. */
  filterOf(factType: string): string;
  /** The journal's lines put together, such as all of a roll; without it each is an entry of its own. */
  entries?(lines: Told[]): Entry[];
  /** Draws an entry of several lines. */
  Entry?: Component<{ table: TableModel; lines: FactLine[] }>;
  /** An entry of several lines in words. */
  entrySentence?(table: TableModel, lines: FactLine[]): string;
  /** How much more than expected a seat's dice have done, by seat; for the score sheet. */
  luck?(facts: FactLine[]): Map<number, number>;
  /** How much a fact turned the game, 0 for not at all; `view` is what was known after it. */
  turning?(view: unknown, fact: Typed): number;
  /** Whether something was done to a seat by what happened, beyond what the sentence says of seats. */
  concerns?(view: unknown, fact: Typed, seat: number): boolean;
  /** The legal options as the panel lists them: those at once and those that are on the board, too; without it, or for null, as the server offers them. */
  listed?(table: TableModel): Listed | null;
  /** What an option brings, in a few signs; empty if there is nothing to say. */
  effect?(table: TableModel, option: Choosable): string;
  /** What the end of the game was decided by; without it the numbers whose course is drawn. */
  scoreRows?(table: TableModel): ScoreRow[];
  /** Numbers of a seat whose course the score sheet draws, the same ones of every seat and at any time, the most telling first; without it the facts of the seats. */
  courseFacts?(view: unknown, seat: number): SeatFact[];
  /** Whether the decision need not tell the odds of the draft: the board does, or no choice is a gamble. */
  oddsOnBoard?: boolean;
  /** Kind of the reasons for the game's end, e.g. "RiskEnd": with it an end's id has a name. */
  endKind?: string;
  /** Signs of the game that its seat facts name: what `virtual:icons/…` gives. */
  symbols?: string;
}

export interface SeatFact {
  icon: string;
  value: number | string;
  label: Message;
}

/** A number of a seat whose label is the game's own sentence `seat.…`. */
export function seatFact(icon: string, value: number, key: string): SeatFact {
  return { icon, value, label: { key: `seat.${key}`, args: [] } };
}

/** The name of what a player plays; null before that is settled. */
export function factionName(player: { faction?: string } | undefined): Message | null {
  return player?.faction === undefined ? null : { key: `name.faction.${player.faction}`, args: [] };
}

export interface Side {
  icon: string;
  label: Message;
  /** Whether the viewer plays on it. */
  own: boolean;
}

/** Options of the panel: the near ones have keys, the far ones are listed on demand. */
export interface Listed {
  near: Choosable[];
  far: Choosable[];
}

/** A line of the score sheet with a value for each seat, in their order. */
export interface ScoreRow {
  label: string;
  values: (number | string)[];
  /** Whether it is the sum of those above. */
  sum?: boolean;
}

/** The seat whose turn it is, in games with turns: their views say so. */
export function turnOf(view: unknown): number | null {
  return (view as { turn?: { active?: number } } | null)?.turn?.active ?? null;
}

const PAGES = import.meta.glob<{ page: GamePage }>('./*/page.ts');

/** @throws Error if the game has no page, which means that the server knows a game the page does not */
export async function gamePage(game: string): Promise<GamePage> {
  const load = PAGES[`./${game}/page.ts`];
  if (load === undefined) {
    throw new Error(`no page for the game ${game}`);
  }
  return (await load()).page;
}
