import type { Figure, RaceResults } from '@otryv/contract';
import { hideFigures } from './hide-figures.ts';

/** Returns the accounts that raced, in row order. */
export function accountsOf({ event }: RaceResults): number[] {
  return event.results.map(({ _id }) => accountOf(_id));
}

/** Removes from a protocol what its riders hide. */
export function hideInResults(
  { event, ...rest }: RaceResults,
  hidden: ReadonlyMap<number, readonly Figure[]>,
): RaceResults {
  const results = event.results.map((row) => hideFigures(row, hidden.get(accountOf(row._id)) ?? []));
  return { ...rest, event: { ...event, results } };
}

function accountOf(rowId: string): number {
  return Number(rowId.split('.')[1]);
}
