const SIGNS = import.meta.glob<{ signs: Record<string, string>; symbols: string }>('../games/*/signs.ts');

/** Signs of a game's things, by the article that is about them, and the symbols to draw them with. */
export async function signsOf(game: string): Promise<{ signs: Record<string, string>; symbols: string }> {
  return (await SIGNS[`../games/${game}/signs.ts`]?.()) ?? { signs: {}, symbols: '' };
}
