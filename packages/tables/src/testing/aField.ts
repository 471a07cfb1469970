import type { ResultsTableRow } from '../rows/resultsTableRow.ts';
import { aResult } from './aResult.ts';

const start = 1_457_346;

/** Builds four finishers of two categories: 132 ms, 28.529 s and 29 s behind the first. */
export function aField(): ResultsTableRow[] {
  return [
    aResult({ profileId: 1, place: 1, timeMs: start, rider: { firstName: 'Первый', lastName: '' } }),
    aResult({
      at: 1,
      profileId: 2,
      place: 2,
      timeMs: start + 132,
      gapToLeaderMs: 132,
      rider: { firstName: 'Второй', lastName: '' },
    }),
    aResult({
      at: 2,
      profileId: 3,
      place: 3,
      groupLabel: 'B',
      timeMs: start + 28_529,
      gapToLeaderMs: 28_529,
      watts: 400,
      rider: { firstName: 'Третий', lastName: '' },
    }),
    aResult({
      at: 3,
      profileId: 4,
      place: 4,
      groupLabel: 'B',
      timeMs: start + 29_000,
      gapToLeaderMs: 29_000,
      rider: { firstName: 'Четвёртый', lastName: '' },
    }),
  ];
}
