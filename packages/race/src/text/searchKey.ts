const CYRILLIC = new Map(
  'а:a б:b в:v г:g ґ:g д:d е:e ё:e є:e ж:zh з:z и:i і:i ї:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ў:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:i ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => [pair[0] ?? '', pair.slice(2)]),
);

const LETTERS = new Map([
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['æ', 'e'],
  ['œ', 'e'],
  ['ı', 'i'],
]);

/** Unifies spellings of one sound in the common romanisations; the order matters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/tz/g, 'ts'],
  [/x/g, 'ks'],
  [/c(?!h)/g, 'k'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/y[eo]/g, 'e'],
  [/[jy]/g, 'i'],
  // "ийя" has three of them; no name repeats any other character more than twice, and a held key is not a name.
  [/(i)i{1,2}|(\p{L})\2/gu, '$1$2'],
];

/** Signs that Unicode decomposes into Latin letters. */
const LETTER_SIGNS = /[№™℠]/g;

/**
 * Normalizes a text for search: case, ё and е, accents and punctuation do not matter, and Cyrillic and Latin spellings
 * of a name are equal ('Ёлкин', 'Yolkin', 'Elkin'). Words stay separate; other scripts are unchanged.
 */
export function searchKey(text: string): string {
  const letters = Array.from(
    text.replace(LETTER_SIGNS, ' ').normalize('NFKC').toLowerCase(),
    (letter) => CYRILLIC.get(letter) ?? letter,
  ).join('');
  const plain = Array.from(letters.normalize('NFD').replace(/\p{M}/gu, ''), (each) => LETTERS.get(each) ?? each);
  const words = plain
    .join('')
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return SPELLINGS.reduce((key, [spelling, sound]) => key.replace(spelling, sound), words);
}

/** Endings of an unfinished query, and the sounds they may become with the next character. */
const OPEN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/shc$/i, 'sh'],
  [/sc$/i, 'sh'],
  [/c$/i, 'ch'],
  [/k$/i, 'h'],
  [/p$/i, 'f'],
  [/y$/i, 'e'],
];

/**
 * Whether every word of a query is in a search key; an empty query matches everything, one with only punctuation
 * nothing. A name keeps matching while it is typed: 'Arty' on the way to 'Artyom', 'Sc' to 'Scherbakov'.
 */
export function matchesSearch(key: string, query: string): boolean {
  return searchMatcher(query)(key);
}

/** `matchesSearch` for many keys and one query, which is parsed once. */
export function searchMatcher(query: string): (key: string) => boolean {
  if (query.trim() === '') return () => true;
  const wanted = queryKeys(query).map((words) => words.split(' '));
  return (key) => wanted.some((words) => words.every((word) => word !== '' && key.includes(word)));
}

function queryKeys(query: string): string[] {
  const [ending, sound] = OPEN_ENDINGS.find(([letters]) => letters.test(query)) ?? [];
  if (ending === undefined || sound === undefined) return [searchKey(query)];
  return [searchKey(query), searchKey(query.replace(ending, sound))];
}
