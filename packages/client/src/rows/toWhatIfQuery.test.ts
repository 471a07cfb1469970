import { expect, it } from 'vitest';
import { toWhatIfQuery } from './toWhatIfQuery.ts';

it('lists the stages and the riders with their categories as the API reads them', () => {
  const categories = new Map([[9001, 'APlus'] as const, [9002, 'B'] as const]);

  expect(toWhatIfQuery({ withoutStages: [3, 4], categories })).toEqual({
    without: '3,4',
    category: '9001:APlus,9002:B',
  });
  expect(toWhatIfQuery({})).toEqual({ without: '', category: '' });
});
