import { post, randomHex, Refused } from '../server/http';

/** What this browser added to a table's dice for a seat; kept, so that its owner can check it afterwards. */
function name(table: string, seat: number): string {
  return `orrery.dice.${table}.${seat}`;
}

const SENT = ' sent';

/**
 * Adds a random number to the dice of a seat, once: it is kept before it goes out, so that a page which is loaded again
 * says the same or, when the server has it, nothing.
 *
 * @throws Unreachable if the line is down; then it may be tried again
 */
export async function contribute(table: string, seat: number): Promise<void> {
  const kept = localStorage.getItem(name(table, seat));
  if (kept?.endsWith(SENT)) {
    return;
  }
  const contribution = kept ?? randomHex(16);
  localStorage.setItem(name(table, seat), contribution);
  try {
    await post(`/tables/${encodeURIComponent(table)}/contribution`, { seat, contribution });
  } catch (fault) {
    // another browser of the same person was first, or the game has begun: there is nothing to add
    if (!(fault instanceof Refused)) {
      throw fault;
    }
  }
  localStorage.setItem(name(table, seat), contribution + SENT);
}
