import type { Message, Ref } from '../generated/protocol';

export type Lang = 'ru' | 'en';

/** Puts messages into one language. */
export interface Words {
  readonly lang: 'ru' | 'en';
  say(message: Message): string;
  /** The name of a component, in a form (gen, dat, acc, ins, pre) where there is one. */
  name(ref: Ref, form?: string): string;
}
