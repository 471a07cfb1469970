import { expect, it } from 'vitest';
import { toWhatIfQuery } from './toWhatIfQuery.ts';

it("serializes stages and riders' categories in the API's query format", () => {
  const categories = new Map([[9001, 'APlus'] as const, [9002, 'B'] as const]);

  expect(toWhatIfQuery({ withoutStages: [3, 4], categories })).toEqual({
    without: '3,4',
    category: '9001:APlus,9002:B',
  });
  expect(toWhatIfQuery({})).toEqual({ without: '', category: '' });
});
