/** Names of the drawn posters' palettes. */
export const posterPalettes = ['ink', 'pine', 'ochre', 'sea', 'rosa', 'stone'] as const;
export type PosterPalette = (typeof posterPalettes)[number];

/** Returns the palette of a series, an organizer or a race: always the same one for the same key. */
export function posterPalette(key: string | number): PosterPalette {
  const sum = Array.from(String(key)).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

  return posterPalettes[sum % posterPalettes.length] ?? 'ink';
}
