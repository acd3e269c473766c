import type { Choosable } from '../../generated/protocol';
import type { Listed } from '../page';

/** Answers that are given by pressing the board. */
const ON_BOARD = ['invade', 'move-from', 'move-to', 'place', 'claim', 'place-base', 'place-tower', 'place-hero', 'target', 'take-over'];
const FEW = 3;

/** What is not on the board first, then a few of those that are; null if the board carries none, or hardly any. */
export function listedOf(legal: Choosable[]): Listed | null {
  const onBoard = legal.filter(({ choice }) => ON_BOARD.includes(choice.type));
  if (onBoard.length <= FEW + 1) {
    return null;
  }
  const others = legal.filter((option) => !onBoard.includes(option));
  return { near: [...others, ...onBoard.slice(0, FEW)], far: onBoard.slice(FEW) };
}
