import { addSymbols } from '../icons/symbols';
import { speech } from '../words/speech.svelte';
import { rulesOf, type Rules } from './articles';
import { signsOf } from './signs';

/** The rules of a game as they are being read, in the language of the page. */
export class OpenRules {
  rules = $state.raw<Rules | null>(null);
  signs = $state.raw<Record<string, string>>({});
  failed = $state(false);

  /** To be called within an effect: what it reads decides when it is called again. */
  load(game: string): void {
    this.failed = false;
    rulesOf(game, speech.lang).then(
      (rules) => (this.rules = rules),
      () => (this.failed = true),
    );
    void signsOf(game).then(({ signs, symbols }) => {
      addSymbols(symbols);
      this.signs = signs;
    });
  }
}
