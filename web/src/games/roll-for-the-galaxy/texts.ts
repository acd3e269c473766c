import { Texts } from '../../rules/texts.svelte';

export const texts = new Texts('roll-for-the-galaxy');
