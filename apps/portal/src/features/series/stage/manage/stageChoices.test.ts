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
  const [ten, five, blank] = [10_000, 5000, null].map((timeInMilliseconds) => ({ timeInMilliseconds }));

  expect([triedCategory(row, 'A'), triedCategory(row, null), triedCategory(row, 'B')]).toEqual([
    null,
    { kind: 'category', stageResultId, value: null },
    { kind: 'category', stageResultId, value: 'B' },
  ]);
  expect(
    [[ten, blank], [ten, five], []].map((each) =>
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
  expect(triedPenalties({ ...row, penalty: null }, [{ timeInMilliseconds: null }])).toBeNull();
  expect(['', 'DSQ', 'LMT'].map((label) => triedDisqualification(row, label))).toEqual([
    null,
    null,
    { kind: 'disqualification', stageResultId, label: 'LMT' },
  ]);
});
