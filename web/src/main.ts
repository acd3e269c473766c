import { mount } from 'svelte';
import symbols from 'virtual:icons/u-*+orrery+phase-round+fs-escort+fs-capital+rg-explore+rg-develop+rg-settle+rg-produce+rg-ship+ti-carrier+ti-dreadnought+ti-wormhole+rex-council+rex-stronghold+rex-fleet';
import App from './App.svelte';
import './design/orrery.css';
import './design/boards.css';
import './design/page.css';
import { addSymbols } from './icons/symbols';
import { identity } from './person.svelte';
import { settings } from './settings.svelte';
import { preferredLang, speech } from './words/speech.svelte';

const RELOADED = 'orrery.reloaded';

/** A piece of the page that is gone from the server belongs to an older version: the new one is loaded, but not for ever. */
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) > 60_000) {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  }
});

addSymbols(symbols);
settings.restore();
await Promise.all([speech.choose(preferredLang()), identity.load().catch(() => undefined)]);
mount(App, { target: document.body });
