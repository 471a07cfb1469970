import { expect, it } from 'vitest';
import { type RebuiltRank, rebuildLines } from './rebuild-report.ts';

const row: RebuiltRank = { id: 7, name: 'Ада', place: 2, absolute: 5, label: null, points: 18 };

it.each([
  { what: 'nothing without a change', before: [row], after: [row], lines: [] },
  {
    what: 'a place over all categories',
    before: [row],
    after: [{ ...row, absolute: 4 }],
    lines: ['stage: Ада (7): place 2, silver, 5 overall, 18 points → place 2, silver, 4 overall, 18 points'],
  },
  {
    what: 'a reason instead of all places',
    before: [row],
    after: [{ ...row, label: 'NP', points: 0 }],
    lines: ['stage: Ада (7): place 2, silver, 5 overall, 18 points → NP, silver, 0 points'],
  },
  {
    what: 'a removed row',
    before: [row],
    after: [],
    lines: ['stage: Ада (7): place 2, silver, 5 overall, 18 points → not in it'],
  },
])('reports $what', ({ before, after, lines }) => {
  expect(rebuildLines('stage', before, after)).toEqual(lines);
});
