import type { Choosable } from '../../generated/protocol';
import type { Choice } from '../../generated/forbidden-stars';
import type { Said } from '../../table/model.svelte';
import { choiceOf, piece, placing, type Spot } from './moves';

/** What the plate would send: an option of the open question, and what answers the questions after it. */
export interface Sending {
  first: Choosable | null;
  more: Said[];
}

/** What a choice would place, as a spot; null if it places nothing that can be taken back. */
function placedBy(choice: Choice): Spot | null {
  switch (choice.type) {
    case 'unit':
      return piece.back('unit', choice.unit, choice.area);
    case 'structure':
      return piece.back('structure', choice.structure, choice.area);
    default:
      return null;
  }
}

/** One starting piece more, by its option; there is but one factory, which goes where it is put last. */
export function withPiece({ first, more }: Sending, option: Choosable): Sending {
  const choice = choiceOf(option);
  const isFactory = choice.type === 'structure';
  const next: Said = choice.type === 'unit' ? placing(choice.unit, choice.area) : option;
  const before = more.filter((said) => !isFactory || said.choice.type !== 'structure');
  const isFirst = first === null || first.choice.type === 'done' || (isFactory && first.choice.type === 'structure');
  return isFirst ? { first: option, more: before } : { first, more: [...before, next] };
}

/** One starting piece less, the last of its kind in its area; `legal` are the options of the open question. */
export function withoutPiece({ first, more }: Sending, spot: Spot, legal: Choosable[]): Sending {
  const all: Said[] = first === null ? [] : [first, ...more];
  const at = all.findLastIndex((said) => placedBy(choiceOf(said)) === spot);
  const [head, ...rest] = all.filter((_, i) => i !== at);
  const option = head === undefined ? undefined : legal.find((one) => placedBy(choiceOf(one)) === placedBy(choiceOf(head)));
  return option === undefined ? { first: null, more: [] } : { first: option, more: rest };
}
