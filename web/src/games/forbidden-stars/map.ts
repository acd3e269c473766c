import type { Way } from '../../board/navigation';
import type { Box } from '../../board/sky';
import { areasOf, type Printed } from './components';

/** Side of a tile in units of the board, the gap for storms between two, and both. */
export const TILE = 200;
export const GAP = 12;
export const PITCH = TILE + GAP;
const HALF = TILE / 2;
/** Reach of the order space in the middle of a tile. */
export const HEX = 24;
const AIR = 20;
/** How far outlines stay within what they outline, so that those of neighbours are apart. */
const INSET = 2.5;
/** What a board that is not upright leaves free at its right for the buttons that zoom. */
const BUTTONS = 44;
/** Least of the board that is seen, so that the first tile is not enlarged. */
const LEAST = 2.4 * PITCH;

/** A tile on the board as the view tells it; columns and rows are counted from the first tile. */
export interface Lying {
  system: string;
  turns: number;
  column: number;
  row: number;
}

export type Side = 'north' | 'east' | 'south' | 'west';

/** An area where it lies: its upper left corner, and in which half of its tile it is. */
export interface Place extends Printed {
  x: number;
  y: number;
  east: boolean;
  south: boolean;
  /** Coordinates in the grid of areas. */
  fx: number;
  fy: number;
}

/** A side of a tile on which a storm can lie; `id` is the same seen from both tiles. */
export interface Edge {
  id: string;
  upright: boolean;
  x: number;
  y: number;
}

/** The areas of a tile that lies like this. */
export function placesOf({ system, turns, column, row }: Lying): Place[] {
  return areasOf(system).map((area) => {
    const quadrant = (area.quadrant + turns) % 4;
    const east = quadrant === 1 || quadrant === 2;
    const south = quadrant >= 2;
    return {
      ...area,
      x: column * PITCH + (east ? HALF : 0),
      y: row * PITCH + (south ? HALF : 0),
      east,
      south,
      fx: 2 * column + (east ? 1 : 0),
      fy: 2 * row + (south ? 1 : 0),
    };
  });
}

/** The edge at a side of a cell. */
export function edgeAt(column: number, row: number, at: Side): Edge {
  const upright = at === 'east' || at === 'west';
  const c = at === 'east' ? column + 1 : column;
  const r = at === 'south' ? row + 1 : row;
  return {
    id: `edge:${upright ? 'v' : 'h'}:${c}:${r}`,
    upright,
    x: c * PITCH + (upright ? -GAP / 2 : HALF),
    y: r * PITCH + (upright ? HALF : -GAP / 2),
  };
}

export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];

export const hexOf = (system: string): string => `hex:${system}`;
export const cellAt = (column: number, row: number): string => `cell:${column}:${row}`;

/** Column and row of a cell that was named by {@link cellAt}. */
export function cellOf(id: string): { column: number; row: number } {
  const [, column, row] = id.split(':');
  return { column: Number(column), row: Number(row) };
}

/** Whether some tiles and one more cell fit into a rectangle of this size, either way round. */
export function fits(lying: { column: number; row: number }[], column: number, row: number, columns: number, rows: number): boolean {
  const all = [...lying, { column, row }];
  const wide = extent(all.map((cell) => cell.column));
  const high = extent(all.map((cell) => cell.row));
  return (wide <= columns && high <= rows) || (wide <= rows && high <= columns);
}

function extent(numbers: number[]): number {
  return Math.max(...numbers) - Math.min(...numbers) + 1;
}

/** Cells beside the tiles that lie, or the one in the middle if none lies; without those that do not fit. */
export function freeCells(lying: { column: number; row: number }[], columns: number, rows: number): { column: number; row: number }[] {
  if (lying.length === 0) {
    return [{ column: 0, row: 0 }];
  }
  const taken = new Set(lying.map(({ column, row }) => cellAt(column, row)));
  const beside = lying.flatMap(({ column, row }) => [
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row - 1 },
    { column, row: row + 1 },
  ]);
  const unique = new Map(beside.map((cell) => [cellAt(cell.column, cell.row), cell]));
  return Array.from(unique)
    .filter(([id, cell]) => !taken.has(id) && fits(lying, cell.column, cell.row, columns, rows))
    .map(([, cell]) => cell);
}

/** The tiles that lie, as a map of areas: where they are and what borders what. */
export class Layout {
  readonly places = new Map<string, Place>();
  private readonly grid = new Map<string, Place>();
  private readonly cells = new Map<string, string>();
  private readonly tiles: Map<string, Lying>;

  constructor(readonly lying: readonly Lying[]) {
    this.tiles = new Map(lying.map((tile) => [tile.system, tile]));
    for (const tile of lying) {
      this.cells.set(cellAt(tile.column, tile.row), tile.system);
      for (const place of placesOf(tile)) {
        this.places.set(place.id, place);
        this.grid.set(`${place.fx} ${place.fy}`, place);
      }
    }
  }

  has(system: string): boolean {
    return this.tiles.has(system);
  }

  tile(system: string): Lying | null {
    return this.tiles.get(system) ?? null;
  }

  place(area: string): Place | null {
    return this.places.get(area) ?? null;
  }

  /** Areas that share a border with an area. */
  borders(area: string): Place[] {
    const place = this.place(area);
    return place === null
      ? []
      : [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ].flatMap(([dx, dy]) => this.grid.get(`${place.fx + (dx ?? 0)} ${place.fy + (dy ?? 0)}`) ?? []);
  }

  /** Systems beside a system, storms or not, each with the edge between. */
  near(system: string): { system: string; edge: string }[] {
    const tile = this.tile(system);
    if (tile === null) {
      return [];
    }
    const { column, row } = tile;
    const around: [Side, number, number][] = [
      ['north', column, row - 1],
      ['east', column + 1, row],
      ['south', column, row + 1],
      ['west', column - 1, row],
    ];
    return around.flatMap(([at, c, r]) => {
      const other = this.cells.get(cellAt(c, r));
      return other === undefined ? [] : [{ system: other, edge: edgeAt(column, row, at).id }];
    });
  }

  /** The edge between two systems that lie side by side. */
  edgeBetween(system: string, other: string): string | null {
    return this.near(system).find((beside) => beside.system === other)?.edge ?? null;
  }

  edge(system: string, at: Side): Edge | null {
    const tile = this.tile(system);
    return tile === null ? null : edgeAt(tile.column, tile.row, at);
  }

  /** All sides of tiles, each once. */
  edges(): Edge[] {
    const all = this.lying.flatMap(({ column, row }) => SIDES.map((at) => edgeAt(column, row, at)));
    return Array.from(new Map(all.map((edge) => [edge.id, edge])).values());
  }

  /** The middle of an area, an order space, an edge or a cell. */
  middle(id: string): { x: number; y: number } | null {
    if (id.startsWith('cell:')) {
      const { column, row } = cellOf(id);
      return { x: column * PITCH + HALF, y: row * PITCH + HALF };
    }
    if (id.startsWith('edge:')) {
      return this.edges().find((edge) => edge.id === id) ?? null;
    }
    const tile = id.startsWith('hex:') ? this.tile(id.slice(4)) : null;
    if (tile !== null) {
      return { x: tile.column * PITCH + HALF, y: tile.row * PITCH + HALF };
    }
    const place = this.place(id);
    return place === null ? null : { x: place.x + HALF / 2, y: place.y + HALF / 2 };
  }

  /** The outline of what an id covers, a little smaller. */
  outline(id: string): string {
    const box = this.box(id);
    if (box === null) {
      return '';
    }
    const { x, y } = { x: box.x + INSET, y: box.y + INSET };
    const { w, h } = { w: box.w - 2 * INSET, h: box.h - 2 * INSET };
    if (id.startsWith('hex:')) {
      const part = h / 4;
      return `M${x + w / 2} ${y}L${x + w} ${y + part}V${y + 3 * part}L${x + w / 2} ${y + h}L${x} ${y + 3 * part}V${y + part}Z`;
    }
    const r = id.startsWith('edge:') ? Math.min(w, h) / 2 : 4;
    const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}Z`;
  }

  /** What an id covers on the board. */
  box(id: string): Box | null {
    const middle = this.middle(id);
    if (middle === null) {
      return null;
    }
    const [w, h] = id.startsWith('hex:')
      ? [2 * HEX, 2 * HEX]
      : id.startsWith('cell:')
        ? [TILE, TILE]
        : id.startsWith('edge:')
          ? id.startsWith('edge:v')
            ? [22, TILE]
            : [TILE, 22]
          : [HALF, HALF];
    return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
  }
}

/** The areas of a tile with those that they would border if it lay there. */
export function bordersOf(tile: Lying, lying: readonly Lying[]): { own: string; other: string }[] {
  const layout = new Layout([...lying, tile]);
  return Array.from(layout.places.values())
    .filter(({ system }) => system === tile.system)
    .flatMap(({ id }) => layout.borders(id).filter(({ system }) => system !== tile.system).map((other) => ({ own: id, other: other.id })));
}

/** What the board covers, with some air around it; `more` are cells that are to be seen, too. */
export function worldOf(lying: readonly { column: number; row: number }[], more: readonly { column: number; row: number }[] = []): Box {
  const all = [...lying, ...more];
  const columns = all.length === 0 ? [0] : all.map(({ column }) => column);
  const rows = all.length === 0 ? [0] : all.map(({ row }) => row);
  const x = Math.min(...columns) * PITCH - AIR;
  const y = Math.min(...rows) * PITCH - AIR;
  const w = (Math.max(...columns) + 1) * PITCH - GAP + AIR - x;
  const h = (Math.max(...rows) + 1) * PITCH - GAP + AIR - y;
  const wider = Math.max(0, LEAST - w);
  const higher = Math.max(0, LEAST - h);
  return { x: x - wider / 2, y: y - higher / 2, w: w + wider + (w < h ? 0 : BUTTONS), h: h + higher };
}

/** The smallest box around some boxes. */
export function around(boxes: Box[], air = 30): Box | null {
  if (boxes.length === 0) {
    return null;
  }
  const x = Math.min(...boxes.map((box) => box.x)) - air;
  const y = Math.min(...boxes.map((box) => box.y)) - air;
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) + air - x, h: Math.max(...boxes.map((box) => box.y + box.h)) + air - y };
}

/** How one gets from one of some places to the others by arrow keys. */
export function waysFrom(id: string, middles: ReadonlyMap<string, { x: number; y: number }>): Way[] {
  const from = middles.get(id);
  return from === undefined
    ? []
    : Array.from(middles).flatMap(([to, { x, y }]) => (to === id ? [] : [{ to, dx: x - from.x, dy: y - from.y }]));
}
