import { describe, expect, it } from 'vitest';
import { isSeason, seasonBounds, seasonOf } from './season.ts';

describe('seasonOf', () => {
  it.each([
    { moment: '2025-08-31T23:59:59.999Z', season: '2024-2025' },
    { moment: '2025-09-01T00:00:00.000Z', season: '2025-2026' },
    { moment: '2026-01-01T00:00:00.000Z', season: '2025-2026' },
    { moment: '2026-12-31T23:59:59.999Z', season: '2026-2027' },
  ])('returns $season for $moment', ({ moment, season }) => {
    expect(seasonOf(new Date(moment))).toBe(season);
  });
});

describe('seasonBounds', () => {
  it('returns the first and the last moment', () => {
    const { start, end } = seasonBounds('2025-2026');

    expect(start.toISOString()).toBe('2025-09-01T00:00:00.000Z');
    expect(end.toISOString()).toBe('2026-08-31T23:59:59.999Z');
  });

  it.each(['2024-2025', '2099-2100'])('begins and ends within %s', (season) => {
    const { start, end } = seasonBounds(season);

    expect([seasonOf(start), seasonOf(end)]).toEqual([season, season]);
  });
});

describe('isSeason', () => {
  it.each(['2025-2026', '1999-2000'])('accepts %s', (text) => {
    expect(isSeason(text)).toBe(true);
  });

  it.each(['2025-2027', '2026-2025', '2025', '2025-26', '2025-2026-2027', 'abcd-efgh', ''])('rejects «%s»', (text) => {
    expect(isSeason(text)).toBe(false);
  });
});
