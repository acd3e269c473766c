import { Texts } from '../../rules/texts.svelte';

export const texts = new Texts('forbidden-stars');
