/** What the server says and understands: docs/protocol.md. */

export type Lang = 'ru' | 'en';

/** A sentence that the page puts into words. */
export interface Message {
  key: string;
  args: Arg[];
}

export type Arg = number | string | SeatArg | Ref | Message | Arg[];

export interface SeatArg {
  seat: number;
}

/** A component of the game: its kind and its id, which is unique within the kind. */
export interface Ref {
  kind: string;
  id: string;
}

/** A choice or a fact: a record with its stable name. */
export interface Typed {
  type: string;
  [field: string]: unknown;
}

export interface Person {
  id: string;
  name: string;
}

export interface SeatInfo {
  seat: number;
  player: 'person' | 'bot' | 'open';
  name: string;
  bot: string;
  yours: boolean;
  connected: boolean;
  absent: boolean;
  substitute: boolean;
}

export interface TableSummary {
  id: string;
  game: string;
  mode: string;
  title: string;
  status: 'gathering' | 'running' | 'closed';
  public: boolean;
  seats: SeatInfo[];
  round: number;
  waitsFor: number[];
  yourTurn: boolean;
  updated: string;
}

export interface Choosable {
  choice: Typed;
  message: Message;
  anchors: Ref[];
  forbiddenBy?: string;
  why?: Message;
}

export interface Decision {
  prompt: number;
  seat: number;
  message: Message;
  article: string;
  path: Message[];
  options: Choosable[];
}

export interface FactLine {
  fact: Typed;
  message: Message;
  round: number;
  revealed: boolean;
}

export interface UndoInfo {
  mine: { free: boolean; consent: number[] } | null;
  why: Message | null;
  asked: { seat: number; missing: number[] } | null;
  restorable: boolean;
  takeBack: boolean;
}

export interface Outcome {
  reason: string;
  winners: number[];
  ranking: number[][];
  seed: string;
}

export interface Standing {
  id: string;
  message: Message;
  on: boolean;
}

export interface Moment<View = unknown> {
  view: View;
  decision: Decision | null;
  waiting: number[];
  next: { seat: number; hidden: boolean } | null;
  facts: FactLine[];
  factCount: number;
  undo: UndoInfo;
  interjections: Choosable[];
  outcome: Outcome | null;
}

export interface Snapshot<View = unknown> extends Moment<View> {
  table: TableSummary;
  standing: Standing[];
}

export interface Update<View = unknown> extends Moment<View> {
  cut: boolean;
}

export type Favour = 'good' | 'even' | 'bad';

export interface Outlook {
  what: Message;
  chance: number;
  favour: Favour;
}

export interface Forecast {
  success: number | null;
  next: Outlook[];
  end: Outlook[];
  exact: boolean;
}

export interface Refusal {
  kind: string;
  message: Message;
  article: string | null;
}

export interface GameInfo {
  id: string;
  modes: ModeInfo[];
  bots: string[];
  ready: boolean;
}

export interface ModeInfo {
  id: string;
  /** Numbers of seats that the mode can be played with. */
  seats: number[];
  options: OptionInfo[];
}

export interface OptionInfo {
  id: string;
  /** Empty for a number of the player's own. */
  values: string[];
  standard: string;
}

export type Pace = 'instant' | 'normal' | 'slow';

export interface NewSeat {
  player: 'me' | 'guest' | 'bot' | 'open';
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  mode: string;
  options: Record<string, string>;
  title: string;
  seats: NewSeat[];
  public: boolean;
  pace: Pace;
  /** Minutes after which the others may let a bot play for somebody who is gone; 0 for never. */
  absence: number;
  odds: boolean;
}

export interface TableSettings {
  options?: Record<string, string>;
  pace?: Pace;
  absence?: number;
  odds?: boolean;
}

export interface TableDetail {
  table: TableSummary;
  settings: TableSettings;
  /** Hash of the seed, known before the first die. */
  commitment: string;
}

export interface Frame {
  line: FactLine;
  view: unknown;
}

export interface Replay {
  total: number;
  frames: Frame[];
}

export interface ArticleText {
  id: string;
  title: string;
  /** Paragraphs with links `[[id]]` or `[[id|words]]`. */
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  articles: ArticleText[];
}

export type StreamEvent =
  | { type: 'snapshot'; data: Snapshot }
  | { type: 'update'; data: Update }
  | { type: 'table'; data: { table: TableSummary } };
