import { MediaQuery } from 'svelte/reactivity';
import type { Asked, Choosable } from '../../generated/protocol';
import type { DieColor, Phase, Player, RollView } from '../../generated/roll-for-the-galaxy';
import type { Said, TableModel } from '../../table/model.svelte';
import { seatName } from '../../table/names';
import type { Listed } from '../page';
import { PHASES } from './components';
import { choiceOf, column, consumed, harvest, isLegal, listed, Moves, slot, stillToRecruit, type Source, type Target } from './moves';
import { texts } from './texts';
import { effectOf, tileOf } from './tiles';
import { pageWords, type PageWords } from './words';

const TILES_TO_END = 12;

/** What is half-done on the board and belongs to one question only. */
interface Gesture {
  prompt: number | null;
  /** The die that is taken up. */
  taken: Source | null;
  /** Which of the like dice that is, so that one of them is raised. */
  index: number;
  /** The Reassign power that is being used, so that its choices alone are left. */
  power: string | null;
  /** Choices among which the place pressed last does not decide. */
  menu: Choosable[];
  /** Why nothing came of the last press, in words. */
  refused: string;
}

const NOTHING: Omit<Gesture, 'prompt'> = { taken: null, index: 0, power: null, menu: [], refused: '' };

/** A table of this game as its board and its list share it. */
export class RollTable {
  private gesture = $state.raw<Gesture>({ prompt: null, ...NOTHING });
  /** Whether there is little room: like dice are counted and texts are left to be read. */
  readonly narrow = new MediaQuery('(max-width: 699px)', false);
  /** Whose empire a visitor looks at. */
  watched = $state<number | null>(null);
  /** The tile that is being read. */
  reading = $state<string | null>(null);
  /** Whether the dice of the seat that is shown have just been thrown. */
  rolling = $state(false);

  constructor(readonly table: TableModel) {}

  view = $derived.by(() => this.table.view as RollView);

  get words(): PageWords {
    return pageWords(this.table.words.lang);
  }

  /** The open question if it is this viewer's and the present is shown. */
  get decision(): Asked | null {
    return this.table.past === null ? this.table.moment.decision : null;
  }

  /** How often the seat that is shown has thrown its dice, as far as it was told. */
  readonly throws = $derived.by(() => this.table.facts.filter(({ fact }) => fact.type === 'rolled' && fact.seat === this.seat).length);

  /** The seat whose empire is shown: one's own; a visitor chooses. */
  get seat(): number {
    return this.decision?.seat ?? this.table.seat ?? this.watched ?? this.view.first;
  }

  own = $derived.by(() => this.player(this.seat));
  /** The options of the open question, of one power alone while that is being used. */
  private options = $derived.by(() => {
    const { power } = this.current;
    return power === null ? this.table.options : this.table.options.filter((option) => option.choice.power === power);
  });
  moves = $derived.by(() => new Moves(this.decision === null ? null : { ...this.decision, options: this.options }, this.own));

  private get current(): Gesture {
    const prompt = this.decision?.prompt ?? null;
    return this.gesture.prompt === prompt ? this.gesture : { prompt, ...NOTHING };
  }

  get taken(): Source | null {
    return this.current.taken;
  }

  get takenIndex(): number {
    return this.current.index;
  }

  get menu(): Choosable[] {
    return this.current.menu;
  }

  get refused(): string {
    return this.current.refused;
  }

  /** Whether dice are still behind screens. */
  get isScreened(): boolean {
    return this.view.stage === 'assign';
  }

  /** Whether tiles that were drawn need the room. */
  get isPlacing(): boolean {
    return (this.own?.drawn ?? []).length > 0;
  }

  /** Whether the phases that take place are known. */
  get isRevealed(): boolean {
    return this.view.stage === 'revealed' || this.view.stage === 'phase' || this.view.stage === 'manage';
  }

  /** How far a phase is, in words; nothing before the phases are revealed. */
  phaseState(phase: Phase): string {
    const { words, view } = this;
    if (!this.isRevealed) {
      return '';
    }
    if (!view.active.includes(phase)) {
      return words.idle;
    }
    const now = view.phase === undefined ? -1 : PHASES.indexOf(view.phase);
    const at = PHASES.indexOf(phase);
    return view.stage === 'manage' || (view.stage === 'phase' && at < now) ? words.done : view.stage === 'phase' && at === now ? words.running : words.active;
  }

  /** Takes a die up, lets it go again, or chooses what begins and ends with it. */
  pressDie(from: Source, index = 0): void {
    const { taken, index: before } = this.current;
    const options = this.moves.from(from);
    const legal = options.filter(isLegal);
    const draft = this.draftAt(from);
    if (draft !== null && this.recruits.length === 0) {
      void this.table.send();
      return;
    }
    if (legal.length > 0 && legal.every((option) => this.moves.targetOf(option) === null)) {
      this.chooseDie(legal);
      return;
    }
    if (taken === from && before === index) {
      this.set({});
      return;
    }
    if (legal.length === 0) {
      this.set({ refused: this.reason(options) });
      return;
    }
    this.table.pick(null);
    this.set({ taken: from, index });
    const [only] = legal;
    if (legal.length === 1 && only !== undefined) {
      this.table.pick(only);
    }
  }

  /** The draft, if it is about this die and nothing else. */
  private draftAt(from: Source): Choosable | null {
    const { draft } = this.table;
    return draft !== null && this.moves.targetOf(draft) === null && this.moves.from(from).includes(draft) ? draft : null;
  }

  /** Dice that need no place: those to be recruited are gathered, of others one is chosen. */
  private chooseDie(legal: Choosable[]): void {
    const [option] = legal;
    if (legal.length > 1 || option === undefined) {
      this.set({ menu: legal });
    } else if (option.choice.type === 'recruit') {
      this.recruit(option);
    } else {
      this.set({});
      this.table.pick(option);
    }
  }

  /** Dice of the Citizenry chosen so far. */
  get recruits(): DieColor[] {
    const { draft, more } = this.table;
    return draft?.choice.type === 'recruit' ? [draft, ...more].map((said) => said.choice.worker as DieColor) : [];
  }

  private recruit(option: Choosable): void {
    const chosen: Said[] = this.recruits.length > 0 && this.table.draft !== null ? [this.table.draft, ...this.table.more] : [];
    const { citizenry, credits } = this.own ?? { citizenry: [], credits: 0 };
    const worker = option.choice.worker as DieColor;
    const lying = citizenry.filter((die) => die === worker).length;
    const taken = chosen.filter(({ choice }) => choice.worker === worker).length;
    const full = chosen.length > 0 && stillToRecruit(citizenry, credits, this.recruits) === 0;
    const next = taken < lying && !full ? [...chosen, option] : chosen.filter(({ choice }) => choice.worker !== worker);
    const [first, ...more] = next;
    const draft = this.table.legal.find((one) => JSON.stringify(one.choice) === JSON.stringify(first?.choice)) ?? null;
    this.table.pick(draft, ...(draft === null ? [] : more));
  }

  /** The power that is being used. */
  get power(): string | null {
    return this.current.power;
  }

  /** What a development's Reassign power could do now; with reasons if it cannot. */
  powerOptions(id: string): Choosable[] {
    return this.table.options.filter((option) => option.choice.power === id);
  }

  /** Uses a power for the next worker that is moved, or no longer. */
  pressPower(id: string): void {
    const options = this.powerOptions(id);
    this.table.pick(null);
    if (this.power === id) {
      this.set({ power: null });
    } else if (options.some(isLegal)) {
      this.set({ power: id });
    } else {
      this.set({ power: null, refused: this.reason(options) });
    }
  }

  /** Takes the last thing done behind the screen back. */
  takeBack(): void {
    const { undo } = this.table.moment;
    void this.table.undo(undo.takeBack ? 'take-back' : 'ask');
  }

  get canTakeBack(): boolean {
    const { undo } = this.table.moment;
    return this.decision !== null && (undo.takeBack || undo.mine?.free === true);
  }

  /** Puts the die that is taken up here; without one, chooses what is natural here. */
  press(target: Target): void {
    const { taken } = this.current;
    if (taken !== null) {
      this.put(taken, [target]);
      return;
    }
    const { draft } = this.table;
    if (draft !== null && this.moves.targetOf(draft) === target && this.moves.to(target, null).length > 0) {
      void this.table.send();
      return;
    }
    const options = this.moves.to(target, null);
    const legal = options.filter(isLegal);
    const natural = this.moves.natural(target);
    if (natural !== null) {
      this.set({});
      this.table.pick(natural);
    } else if (legal.length > 0) {
      this.table.pick(null);
      this.set({ menu: legal });
    } else {
      this.set({ refused: this.reason(options) });
    }
  }

  /** A die that was dragged to a place, named from the innermost outwards. */
  drop(from: Source, targets: Target[]): void {
    this.put(from, targets);
  }

  private put(from: Source, targets: Target[]): void {
    for (const target of targets) {
      const legal = this.moves.to(target, from).filter(isLegal);
      const [only] = legal;
      if (legal.length === 1 && only !== undefined) {
        this.set({});
        this.table.pick(only);
        void this.table.send();
        return;
      }
      if (legal.length > 1) {
        this.table.pick(null);
        this.set({ menu: legal });
        return;
      }
    }
    const [target] = targets;
    this.set({ taken: from, index: this.takenIndex, refused: this.reason(target === undefined ? [] : this.moves.to(target, from)) });
  }

  choose(option: Choosable): void {
    this.set({});
    this.table.pick(option);
    void this.table.send();
  }

  /** Lets go of everything half-done. */
  release(): void {
    this.set({ power: null });
    this.table.pick(null);
  }

  private set(gesture: Partial<Omit<Gesture, 'prompt'>>): void {
    this.gesture = { prompt: this.decision?.prompt ?? null, ...NOTHING, power: this.power, ...gesture };
  }

  /** Why none of these is allowed; before a phase is selected that is the reason. */
  private reason(options: Choosable[]): string {
    const why = options.find((option) => option.why !== undefined)?.why ?? this.table.options.find((option) => option.choice.type === 'done' && option.why !== undefined)?.why;
    return why === undefined ? '' : this.table.say(why);
  }

  /** All producers on worlds in one gesture; empty unless there are several. */
  get harvest(): Choosable[] {
    const { own } = this;
    if (own === null || !this.table.legal.some((option) => option.choice.type === 'produce')) {
      return [];
    }
    const capacity = own.tableau.includes('galactic-reserves') ? 2 : 1;
    const room = new Map(own.tableau.filter((id) => (tileOf(id).color ?? 'gray') !== 'gray').map((id) => [id as string, capacity - this.goodsOn(id).length]));
    const producers = this.workersOf(own, 'produce');
    const all = harvest(this.table.legal, producers, room);
    return all.length > 1 ? all : [];
  }

  pickHarvest(): void {
    const [first, ...more] = this.harvest;
    if (first !== undefined) {
      this.set({});
      this.table.pick(first, ...more);
    }
  }

  get listed(): Listed {
    return listed(this.options, this.moves);
  }

  /** What a choice brings, in a few signs: workers of a phase, credits of a trade, points of a good consumed. */
  effect(option: Choosable): string {
    const choice = choiceOf(option);
    const { own } = this;
    if (own === null) {
      return '';
    }
    switch (choice.type) {
      case 'select':
        return this.words.workers(this.workersOf(own, choice.phase).length + (String(choice.from) === choice.phase ? 0 : 1));
      case 'trade':
        return this.words.credits(own.sales.find(({ world }) => world === choice.world)?.credits ?? 0);
      case 'consume': {
        const unmatched = own.sales.find(({ world }) => world === choice.world)?.chips ?? 1;
        return this.words.points(consumed(unmatched, choice.world, choice.good, choice.shipper));
      }
      default:
        return '';
    }
  }

  /** Workers below a phase that one may see. */
  workersOf(player: Player, phase: Phase): DieColor[] {
    return player.columns.find((below) => below.phase === phase)?.workers ?? [];
  }

  /** What a place is now for the die that is taken up, or for no die. */
  isOpen(target: Target): boolean {
    return this.decision !== null && this.moves.canEnd(target, this.taken);
  }

  isPicked(target: Target): boolean {
    const { draft } = this.table;
    return draft !== null && this.moves.targetOf(draft) === target;
  }

  /** The die that the draft would put on a place. */
  ghostAt(phase: Phase): DieColor | null {
    const { draft } = this.table;
    const choice = draft === null ? null : choiceOf(draft);
    return choice?.type === 'select' && choice.phase === phase ? choice.die : null;
  }

  goodsOn(world: string): DieColor[] {
    return this.goodsOf(this.own, world);
  }

  goodsOf(player: Player | null, world: string): DieColor[] {
    return player?.goods.find((goods) => goods.world === world)?.goods ?? [];
  }

  player(seat: number): Player | null {
    return this.view.players.find((player) => player.seat === seat) ?? null;
  }

  get others(): Player[] {
    return this.view.players.filter((player) => player.seat !== this.seat);
  }

  /** How far the game is: the most tiles anybody has, and points left in the pool. */
  get mostTiles(): number {
    return Math.max(...this.view.players.map((player) => player.tiles));
  }

  get tilesToEnd(): number {
    return TILES_TO_END;
  }

  seatName(seat: number): string {
    return seatName(this.table.summary.seats, seat);
  }

  tileName(id: string): string {
    return this.table.name({ kind: 'Tile', id });
  }

  phaseName(phase: string): string {
    return this.table.name({ kind: 'Phase', id: phase });
  }

  dieName(die: DieColor): string {
    return this.table.name({ kind: 'DieColor', id: die });
  }

  shortDieName(die: DieColor): string {
    return this.table.words.name({ kind: 'DieColor', id: die }, 'short');
  }

  /** What a tile does. */
  effectOf(id: string): string {
    return effectOf(texts.of(`tile-${id}`, this.table.words.lang));
  }

  /** Kind and colour of a tile, e.g. "Genes world". */
  kindOf(id: string): string {
    const { color, sixPlus } = tileOf(id);
    return color === null ? this.words.development(sixPlus) : this.words.world(this.table.name({ kind: 'WorldColor', id: color }), color);
  }

  /** A tile as it is read out: name, kind, cost, goods. */
  tileSentence(id: string, goods: DieColor[] = []): string {
    const lying = goods.map((die) => this.shortDieName(die)).join(', ');
    return [this.tileName(id), this.kindOf(id), this.words.cost(tileOf(id).cost), lying && this.words.goods(lying)].filter((part) => part !== '').join(', ');
  }

  isColumnOf(phase: Phase): boolean {
    return this.isOpen(column(phase)) || this.isOpen(slot(phase));
  }
}

const TABLES = new WeakMap<TableModel, RollTable>();

/** The one RollTable of a table. It outlives the component that asks for it first, and with it what it derives. */
export function rollTable(table: TableModel): RollTable {
  const known = TABLES.get(table);
  if (known !== undefined) {
    return known;
  }
  $effect.root(() => {
    TABLES.set(table, new RollTable(table));
  });
  return TABLES.get(table) as RollTable;
}
