import { describe, expect, it } from 'vitest';
import { fullName } from './full-name.ts';

describe('fullName', () => {
  it.each([
    [{ firstName: 'Лев', lastName: 'Заречный' }, 'Лев Заречный'],
    [{ firstName: 'Лев', lastName: null }, 'Лев'],
    [{ firstName: null, lastName: 'Заречный' }, 'Заречный'],
    [{}, ''],
  ])('of %o is «%s»', (rider, name) => {
    expect(fullName(rider)).toBe(name);
  });
});
