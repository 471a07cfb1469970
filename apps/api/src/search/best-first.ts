import { isSameName, searchKey } from '@otryv/race';

/**
 * Those with a name of exactly what was typed, then those with a name that begins with it, then those with a word that
 * does, then the others; ties keep their order.
 */
export function bestFirst<Found>(
  found: readonly Found[],
  namesOf: (one: Found) => readonly string[],
  text: string,
): Found[] {
  const typed = searchKey(text);
  const rankOf = (name: string) => {
    if (isSameName(name, text)) return 0;
    const key = ` ${searchKey(name)}`;
    if (key.startsWith(` ${typed}`)) return 1;
    return key.includes(` ${typed}`) ? 2 : 3;
  };
  return found
    .map((one) => ({ one, rank: Math.min(...namesOf(one).map(rankOf)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
