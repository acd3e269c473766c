/** Where in the program the page is. Addresses are fragments, so that any server of files can serve the page. */
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string; seat: number | null; replay: boolean }
  | { page: 'join'; token: string }
  | { page: 'seat'; token: string }
  | { page: 'rules'; game: string; article: string | null };

export function read(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, first, second] = path.split('/').map(decodeURIComponent);
  switch (page) {
    case 'table':
    case 'replay':
      return first ? { page: 'table', table: first, seat: seatOf(query), replay: page === 'replay' } : { page: 'lobby' };
    case 'join':
    case 'seat':
      return first ? { page, token: first } : { page: 'lobby' };
    case 'rules':
      return { page, game: first || 'risk-starcraft', article: second || null };
    default:
      return { page: 'lobby' };
  }
}

function seatOf(query: string): number | null {
  const seat = Number(new URLSearchParams(query).get('seat'));
  return Number.isInteger(seat) && seat > 0 ? seat : null;
}

export function tableAddress(table: string, seat: number | null = null): string {
  return `#/table/${encodeURIComponent(table)}${seat === null ? '' : `?seat=${seat}`}`;
}

export function replayAddress(table: string, seat: number | null = null): string {
  return `#/replay/${encodeURIComponent(table)}${seat === null ? '' : `?seat=${seat}`}`;
}

export function rulesAddress(game: string, article = ''): string {
  return `#/rules/${game}${article === '' ? '' : `/${article}`}`;
}

class Router {
  route = $state.raw<Route>(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = read(location.hash);
    });
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Without a trace in the browser's history: for addresses that hold a secret. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.route = read(location.hash);
  }
}

export const router = new Router();
