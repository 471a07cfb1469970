/** Characters that look like Latin ones, or Greek ones like Cyrillic ones, in either case. */
const alike = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ї: 'ï',
    ј: 'j',
    ѕ: 's',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    һ: 'h',
    ү: 'y',
    ё: 'e',
    α: 'a',
    β: 'b',
    ε: 'e',
    ζ: 'z',
    η: 'h',
    ι: 'i',
    κ: 'k',
    μ: 'm',
    ν: 'n',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'y',
    χ: 'x',
    ϲ: 'c',
    ϳ: 'j',
    γ: 'г',
    π: 'п',
    φ: 'ф',
    ı: 'i',
    ɡ: 'g',
    ɑ: 'a',
    ǀ: 'l',
    ӏ: 'l',
    ᄋ: 'o',
    〇: 'o',
    ᅵ: 'l',
    丨: 'l',
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ꜰ: 'f',
    ɢ: 'g',
    ʜ: 'h',
    ɪ: 'i',
    ᴊ: 'j',
    ᴋ: 'k',
    ʟ: 'l',
    ᴍ: 'm',
    ɴ: 'n',
    ᴏ: 'o',
    ᴘ: 'p',
    ʀ: 'r',
    ꜱ: 's',
    ᴛ: 't',
    ᴜ: 'u',
    ᴠ: 'v',
    ᴡ: 'w',
    ʏ: 'y',
    ᴢ: 'z',
  }),
);

/** Returns a name as it is spelled: without case, width, repeated spaces and the dots of «ё». */
export function spellingOf(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/gu, ' ').trim();
}

/**
 * Returns the common form of names that look the same: without case, width, repeated spaces and script of look-alike
 * characters.
 */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKC')
    // The capital palochka looks like a capital I, the small one like a small l.
    .replaceAll('\u04C0', 'i')
    .toLowerCase()
    .replace(/\S/gu, (letter) => alike.get(letter) ?? letter);
  return letters.replace(/\s+/gu, ' ').trim();
}

/** Returns the skeleton of a changed name: a stored name may look like an earlier one, and keeps working. */
export function changedSkeleton<Field extends string>(field: Field, name: string, former: string | null | undefined) {
  const skeleton = skeletonOf(name);
  return former != null && skeletonOf(former) === skeleton ? {} : { [field]: skeleton };
}
