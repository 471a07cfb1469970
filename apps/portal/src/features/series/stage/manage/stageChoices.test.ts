import { SERIES_CATEGORIES, SERIES_DISQUALIFICATIONS } from '@otryv/contract/schemas';
import { expect, it } from 'vitest';
import { seriesCategories, toCategory, toLabel } from './stageChoices.ts';

it('offers every category and label of the contract, and no other', () => {
  expect(seriesCategories).toEqual(SERIES_CATEGORIES);
  expect([...seriesCategories, 'toString', '', null].map(toCategory)).toEqual([...SERIES_CATEGORIES, null, null, null]);
  expect([...SERIES_DISQUALIFICATIONS, 'ABC', ''].map(toLabel)).toEqual([...SERIES_DISQUALIFICATIONS, null, null]);
});
