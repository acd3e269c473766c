const SVG = 'http://www.w3.org/2000/svg';
const added = new Set<string>();

/** Puts symbols into the document, where `<use href="#i-…">` finds them. A second time does nothing. */
export function addSymbols(symbols: string): void {
  if (added.has(symbols)) {
    return;
  }
  added.add(symbols);
  const sprite = document.createElementNS(SVG, 'svg');
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.classList.add('sprite');
  sprite.innerHTML = symbols;
  document.body.prepend(sprite);
}
