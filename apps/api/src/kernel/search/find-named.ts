/** Two ways to find documents by their names, each up to `most`. */
interface NamedQueries<Found> {
  most: number;
  byWords: () => Promise<Found[]>;
  /** In the order of the index, which has a name before the longer ones that begin with it. */
  byStart: () => Promise<Found[]>;
  idOf: (found: Found) => string | number;
}

/**
 * Finds documents by the words of their names and, if there may be more, those whose names begin with the text: they
 * must not be lost among the many that only contain it.
 */
export async function findNamed<Found>({ most, byWords, byStart, idOf }: NamedQueries<Found>): Promise<Found[]> {
  const found = await byWords();
  if (found.length < most) return found;
  const all = [...found, ...(await byStart())];
  return [...new Map(all.map((one) => [idOf(one), one])).values()];
}
