/* Made from the records in Java; a test of the server says so when they differ. */

export type Arg = number | string | { seat: number } | Ref | Message | Arg[];

export interface Message {
  key: string;
  args: Arg[];
}

export interface Ref {
  kind: string;
  id: string;
}

export interface Typed {
  type: string;
  [field: string]: unknown;
}

export interface Me {
  person: Who | null;
}

export interface Who {
  id: string;
  name: string;
}

export interface Naming {
  name: string;
}

export interface Token {
  token: string | null;
}

export interface Entered {
  table: string;
  seat: number | null;
}

export interface Shelf {
  games: GameInfo[];
}

export interface GameInfo {
  id: string;
  modes: Mode[];
  bots: string[];
  ready: boolean;
}

export interface Mode {
  id: string;
  seats: number[];
  options: Setting[];
}

export interface Setting {
  id: string;
  values: string[];
  standard: string;
}

export interface Patterns {
  patterns: Record<string, string>;
}

export interface Rulebook {
  chapters: Chapter[];
}

export interface Chapter {
  id: string;
  title: string;
  articles: Section[];
}

export interface Section {
  id: string;
  title: string;
  text: string;
}

export interface TableList {
  mine: TableSummary[];
  open: TableSummary[];
}

export interface TableSummary {
  id: string;
  game: string;
  mode: string;
  title: string;
  status: Status;
  public: boolean;
  seats: SeatInfo[];
  round: number;
  waitsFor: number[];
  yourTurn: boolean;
  host: boolean;
  updated: string;
}

export type Status = 'gathering' | 'running' | 'closed';

export interface SeatInfo {
  seat: number;
  player: PlayerKind;
  name: string;
  bot: string;
  yours: boolean;
  connected: boolean;
  absent: boolean;
  substitute: boolean;
}

export type PlayerKind = 'person' | 'bot' | 'open';

export interface NewTable {
  game: string;
  mode: string;
  options: Record<string, string> | null;
  title: string | null;
  seats: NewSeat[];
  public: boolean;
  pace: Pace | null;
  absence: number;
  odds: boolean | null;
}

export interface NewSeat {
  player: Sitter;
  bot: string | null;
  name: string | null;
}

export type Sitter = 'me' | 'guest' | 'bot' | 'open';

export type Pace = 'instant' | 'normal' | 'slow';

export interface Made {
  id: string;
  invitation: string;
}

export interface TableDetails {
  table: TableSummary;
  settings: TableSettings;
  commitment: string;
}

export interface TableSettings {
  options: Record<string, string>;
  pace: Pace;
  absence: number;
  odds: boolean;
}

export interface Inviting {
  renew: boolean;
}

export interface Invitation {
  invitation: string;
}

export interface Substituting {
  bot: string;
}

export interface Linking {
  revoke: boolean;
}

export interface PersonalLink {
  link: string | null;
}

export interface Contributing {
  seat: number;
  contribution: string;
}

export interface Snapshot {
  table: TableSummary;
  view: unknown | null;
  decision: Asked | null;
  waiting: number[];
  next: NextSeat | null;
  undo: UndoInfo;
  interjections: Choosable[];
  standing: StandingInfo[];
  outcome: Result | null;
  notice: Notice | null;
  facts: FactLine[];
  factCount: number;
}

export interface Asked {
  prompt: number;
  seat: number;
  message: Message;
  article: string;
  path: Message[];
  options: Choosable[];
}

export interface Choosable {
  choice: Typed;
  message: Message;
  anchors: Ref[];
  forbiddenBy?: string;
  why?: Message;
  remark?: Message;
}

export interface NextSeat {
  seat: number;
  hidden: boolean;
}

export interface UndoInfo {
  mine: Own | null;
  why: Message | null;
  asked: Asking | null;
  restorable: boolean;
  undone: number | null;
  takeBack: boolean;
}

export interface Own {
  free: boolean;
  consent: number[];
}

export interface Asking {
  seat: number;
  missing: number[];
}

export interface StandingInfo {
  id: string;
  message: Message;
  on: boolean;
}

export interface Result {
  reason: string;
  winners: number[];
  ranking: number[][];
  seed: string;
}

export interface Notice {
  message: Message;
  article: string | null;
}

export interface FactLine {
  fact: Typed;
  message: Message;
  round: number;
  revealed: boolean;
  told: boolean;
}

export interface Update {
  facts: FactLine[];
  view: unknown | null;
  decision: Asked | null;
  waiting: number[];
  next: NextSeat | null;
  undo: UndoInfo;
  interjections: Choosable[];
  standing: StandingInfo[];
  outcome: Result | null;
  notice: Notice | null;
  cut: boolean;
  factCount: number;
}

export interface TableChange {
  table: TableSummary;
}

export interface Answering {
  seat: number;
  prompt: number;
  action: string;
  choices: Typed[];
}

export interface Answered {
  counted: number;
  refused: Refusal | null;
}

export interface Refusal {
  kind: Kind;
  message: Message;
  article: string | null;
}

export type Kind = 'bad-request' | 'no-person' | 'not-yours' | 'bad-origin' | 'unknown' | 'closed-prompt' | 'illegal' | 'unknown-choice' | 'no-undo' | 'game-over' | 'seat-taken' | 'name-taken' | 'already-started' | 'not-started' | 'outdated' | 'too-large' | 'not-json' | 'too-many' | 'busy';

export interface Undoing {
  seat: number;
  action: string;
  what: Deed;
}

export type Deed = 'ask' | 'agree' | 'refuse' | 'restore' | 'take-back';

export interface Undone {
  missing: number[];
}

export interface Standing {
  seat: number;
  action: string;
  order: string;
  on: boolean;
}

export interface Interjecting {
  seat: number;
  action: string;
  choice: Typed;
}

export interface Wondering {
  seat: number;
  prompt: number | null;
  choice: Typed;
  reserve: number | null;
}

export interface Odds {
  forecast: Forecast | null;
}

export interface Forecast {
  success: number | null;
  next: Outlook[];
  end: Outlook[];
  exact: boolean;
}

export interface Outlook {
  what: Message;
  chance: number;
  favour: Favour;
}

export type Favour = 'good' | 'even' | 'bad';

export interface Film {
  total: number;
  frames: Frame[];
}

export interface Frame {
  line: FactLine;
  view: unknown;
  views?: unknown[];
}

export interface Done {
}

export interface ErrorReply {
  error: Refusal;
}
