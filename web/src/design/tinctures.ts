/** Colours and outlines of the seats' tinctures, 1 to 8, in a square of 32 units. 0 is nobody. */

export const TINCTURES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const OUTLINES = [
  'M3 16a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z',
  'M2 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z',
  'M16 1.2 30.8 16 16 30.8 1.2 16Z',
  'M16 1.4 28.8 8.7v14.6L16 30.6 3.2 23.3V8.7Z',
  'M5 3h22a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  'M3.4 2.6h25.2v13.2c0 7.4-5.4 11.9-12.6 15.2C8.8 27.7 3.4 23.2 3.4 15.8Z',
  'M16 1.6a7 7 0 0 1 7.2 7.2 7 7 0 1 1 0 14.4 7.2 7.2 0 1 1-14.4 0 7 7 0 1 1 0-14.4A7 7 0 0 1 16 1.6Z',
  'M16 1.6 30.6 12.4 25.2 29.6H6.8L1.4 12.4Z',
  'M10.4 2h11.2v8.4H30v11.2h-8.4V30H10.4v-8.4H2V10.4h8.4Z',
];

export function outline(tincture: number): string {
  return OUTLINES[tincture] ?? OUTLINES[0] ?? '';
}

export function colour(tincture: number): string {
  return tincture === 0 ? 'var(--neutral)' : `var(--seat-${tincture})`;
}

/** Where the middle of the number stands in the outline. */
export function middle(tincture: number): number {
  return tincture === 5 ? 14.5 : tincture === 7 ? 17.5 : 16;
}
