import { describe, expect, it } from 'vitest';
import { innerQuotes } from './innerQuotes.ts';

describe('innerQuotes', () => {
  it.each([
    { text: 'Клуб «Ось»', inner: 'Клуб „Ось“' },
    { text: '«Ось» против «Спицы»', inner: '„Ось“ против „Спицы“' },
    { text: 'Клуб „Ось“', inner: 'Клуб „Ось“' },
    { text: 'Ось', inner: 'Ось' },
    { text: '', inner: '' },
  ])('converts $text to $inner', ({ text, inner }) => {
    expect(innerQuotes(text)).toBe(inner);
  });
});
