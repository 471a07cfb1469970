import { searchKey } from '@otryv/race';

/** The names that begin with what was typed, then those with a word that does, then the others; ties keep their order. */
export function bestFirst<Found>(found: readonly Found[], nameOf: (one: Found) => string, text: string): Found[] {
  const typed = searchKey(text);
  const rankOf = (one: Found) => {
    const name = ` ${searchKey(nameOf(one))}`;
    if (name.startsWith(` ${typed}`)) return 0;
    return name.includes(` ${typed}`) ? 1 : 2;
  };
  return found
    .map((one) => ({ one, rank: rankOf(one) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
