import { describe, expect, it } from 'vitest';
import { seriesDates } from './seriesDates.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const plain = (text: string) => text.replace(/[\s\u2009]/g, ' ');

describe('seriesDates', () => {
  it.each([
    // The last day ends in Moscow at 21:00 UTC.
    ['2026-10-20T21:00:00.000Z', '2026-12-12T20:59:59.999Z', '21 октября – 12 декабря'],
    ['2026-11-30T21:00:00.000Z', '2026-12-12T20:59:59.999Z', '1–12 декабря'],
    ['2026-11-30T21:00:00.000Z', '2026-12-01T20:59:59.999Z', '1 декабря'],
  ])('formats %s to %s as %s', (dateStart, dateEnd, text) => {
    expect(plain(seriesDates({ dateStart, dateEnd }, 'ru', now))).toBe(text);
  });

  it('include the year unless it is the current one', () => {
    const dates = { dateStart: '2025-10-20T21:00:00.000Z', dateEnd: '2025-12-12T20:59:59.999Z' };

    expect(plain(seriesDates(dates, 'ru', now))).toMatch(/^21 октября – 12 декабря 2025/);
  });
});
