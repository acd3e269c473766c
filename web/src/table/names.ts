import { called } from '../lobby/bots';
import type { Arg, Message, Ref, SeatInfo } from '../generated/protocol';

/** The seats that a sentence speaks of, in its order. */
export function seatsIn(message: Message): number[] {
  return message.args.flatMap(seatsOf);
}

/** The components that a sentence speaks of. */
export function refsIn(message: Message): Ref[] {
  return message.args.flatMap(refsOf);
}

function seatsOf(arg: Arg): number[] {
  if (typeof arg !== 'object') {
    return [];
  }
  if (Array.isArray(arg)) {
    return arg.flatMap(seatsOf);
  }
  if ('seat' in arg) {
    return [arg.seat];
  }
  return 'key' in arg ? seatsIn(arg) : [];
}

function refsOf(arg: Arg): Ref[] {
  if (typeof arg !== 'object') {
    return [];
  }
  if (Array.isArray(arg)) {
    return arg.flatMap(refsOf);
  }
  if ('kind' in arg) {
    return [arg];
  }
  return 'key' in arg ? refsIn(arg) : [];
}

export function seatName(seats: SeatInfo[], seat: number): string {
  const info = seats.find((one) => one.seat === seat);
  return info === undefined ? String(seat) : called(info);
}

/** What a seat plays, without the colour in brackets: its seal shows that. */
export function roleName(role: string): string {
  return role.replace(/\s*\([^)]*\)$/, '');
}

/** A sentence in pieces, names and numbers strong. */
export function emphasised(sentence: string, names: string[]): { text: string; strong: boolean }[] {
  const found = [...new Set(names)].filter((name) => name !== '').map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const strong = new RegExp(`(${[...found, '[+−]?\\d+'].join('|')})`);
  return sentence.split(strong).map((text, i) => ({ text, strong: i % 2 === 1 }));
}
