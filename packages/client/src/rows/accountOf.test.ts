import { expect, it } from 'vitest';
import { accountOf } from './accountOf.ts';

it('returns the account of a row, with or without its race', () => {
  expect(accountOf({ id: '401.1007' })).toBe('1007');
  expect(accountOf({ id: '1007' })).toBe('1007');
});
