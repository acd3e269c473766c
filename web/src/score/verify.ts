/**
 * Whether the seed is the one that was promised before the game: the promise is SHA-256 of the table's id, a zero byte
 * and the seed. Null where the browser offers no cryptography, which is so over plain HTTP.
 */
export async function keepsPromise(table: string, seed: string, commitment: string): Promise<boolean | null> {
  if (crypto.subtle === undefined) {
    return null;
  }
  const text = new TextEncoder().encode(table);
  const bytes = new Uint8Array(text.length + 1 + seed.length / 2);
  bytes.set(text);
  bytes.set(fromHex(seed), text.length + 1);
  return toHex(await crypto.subtle.digest('SHA-256', bytes)) === commitment;
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
