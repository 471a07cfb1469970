import { expect, it } from 'vitest';
import { isPrologue } from './isPrologue.ts';

it('recognizes stage 0 only', () => {
  expect([0, 1, 2].map(isPrologue)).toEqual([true, false, false]);
});
