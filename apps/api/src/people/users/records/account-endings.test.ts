import { describe, expect, it } from 'vitest';
import { accountEndings, accountFilter } from './account-endings.ts';

describe('accountEndings', () => {
  it('contains every part of a word, and of a login or an address with its punctuation', () => {
    const endings = accountEndings(['demo-rider', 'Лев@pochta.example', null]);

    expect(endings).toEqual(expect.arrayContaining(['demo', 'rider', 'demo-rider', '-rider', 'lev@pochta.eksample']));
    expect(endings).not.toContain('demo-');
  });
});

describe('accountFilter', () => {
  const values = (typed: string) => JSON.stringify(accountFilter(typed));

  it.each([
    ['demo-', '"demo-"'],
    ['ДЕМО-', '"demo-"'],
    ['«demo-»', '"demo-"'],
    ['a@b.example', '"a@b.eksample"'],
    ['demo', '"demo"'],
  ])('converts «%s» to %s', (typed, expected) => {
    expect(values(typed)).toContain(`"$gte":${expected}`);
  });

  it('combines words with and without punctuation', () => {
    expect(values('demo-rider lev')).toMatch(/"\$gte":"demo-rider".*"\$gte":"lev"/);
  });

  it.each(['.*', '-', '@'])('finds nothing for punctuation alone: «%s»', (typed) => {
    expect(values(typed)).toContain('"$in":[]');
  });
});
