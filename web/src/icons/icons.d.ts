declare module 'virtual:icons/*' {
  /** Symbols of the sprite, to be put into the document by `addSymbols`. */
  const symbols: string;
  export default symbols;
}
