import { SERIES_CATEGORIES, SERIES_DISQUALIFICATIONS } from '@otryv/contract/schemas';
import { expect, it } from 'vitest';
import {
  seriesCategories,
  toCategory,
  toLabel,
  triedCategory,
  triedDisqualification,
  triedPenalties,
} from './stageChoices.ts';

it('offers every category and label of the contract, and no other', () => {
  expect(seriesCategories).toEqual(SERIES_CATEGORIES);
  expect([...seriesCategories, 'toString', '', null].map(toCategory)).toEqual([...SERIES_CATEGORIES, null, null, null]);
  expect([...SERIES_DISQUALIFICATIONS, 'ABC', ''].map(toLabel)).toEqual([...SERIES_DISQUALIFICATIONS, null, null]);
});

it('tries out only what changes something', () => {
  const stageResultId = '1';
  const penalty = [{ timeInMilliseconds: 10_000, reason: 'Фальстарт' }];
  const row = { stageResultId, category: 'A', penalty, disqualification: { label: 'DSQ', reason: null } };
  const [ten, five] = [10_000, 5000].map((timeInMilliseconds) => ({ timeInMilliseconds }));

  expect([triedCategory(row, 'A'), triedCategory(row, null), triedCategory(row, 'B')]).toEqual([
    null,
    { kind: 'category', stageResultId, value: null },
    { kind: 'category', stageResultId, value: 'B' },
  ]);
  expect(
    [[ten], [ten, five], []].map((each) =>
      triedPenalties(
        row,
        each.flatMap((one) => one ?? []),
      ),
    ),
  ).toEqual([
    null,
    { kind: 'penalty', stageResultId, timeInMilliseconds: 15_000 },
    { kind: 'penalty', stageResultId, timeInMilliseconds: 0 },
  ]);
  expect(['', 'DSQ', 'LMT'].map((label) => triedDisqualification(row, label))).toEqual([
    null,
    null,
    { kind: 'disqualification', stageResultId, label: 'LMT' },
  ]);
});

it('tries out no penalties while one of them has no valid time', () => {
  const row = {
    stageResultId: '1',
    category: 'A',
    penalty: [{ timeInMilliseconds: 10_000, reason: '' }],
    disqualification: null,
  };
  const [blank, five] = [{ timeInMilliseconds: null }, { timeInMilliseconds: 5000 }];

  expect([[blank], [blank, five]].map((penalties) => triedPenalties(row, penalties))).toEqual([undefined, undefined]);
  expect(triedPenalties({ ...row, penalty: null }, [blank])).toBeUndefined();
});
