import type { ResultsTableRow } from '../ResultsTable/index.ts';
import { aResult } from './aResult.ts';

const start = 1_457_346;

/** Four finishers of two categories: 132 ms, 28.529 s and 29 s behind the first. */
export function aField(): ResultsTableRow[] {
  return [
    aResult({ profileId: 1, rankEvent: 1, timeMs: start, profileData: { firstName: 'Первый', lastName: '' } }),
    aResult({
      profileId: 2,
      rankEvent: 2,
      timeMs: start + 132,
      gap: 132,
      profileData: { firstName: 'Второй', lastName: '' },
    }),
    aResult({
      profileId: 3,
      rankEvent: 3,
      subgroupLabel: 'B',
      timeMs: start + 28_529,
      gap: 28_529,
      watts: 400,
      profileData: { firstName: 'Третий', lastName: '' },
    }),
    aResult({
      profileId: 4,
      rankEvent: 4,
      subgroupLabel: 'B',
      timeMs: start + 29_000,
      gap: 29_000,
      profileData: { firstName: 'Четвёртый', lastName: '' },
    }),
  ];
}
