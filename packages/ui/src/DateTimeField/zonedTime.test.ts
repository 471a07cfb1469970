import { describe, expect, it } from 'vitest';
import { formatWallTime, parseWallTime, type WallTime } from './wallTime.ts';
import { afterGap, instantsOf, wallTimeAt } from './zonedTime.ts';

const wall = (text: string): WallTime => parseWallTime(text) ?? expect.unreachable(text);
const isoOf = (at: number) => new Date(at).toISOString();

describe('instantsOf', () => {
  it.each([
    { zone: 'Europe/Moscow', text: '21.11.2026 17:30:00', iso: '2026-11-21T14:30:00.000Z' },
    { zone: 'Asia/Vladivostok', text: '01.01.2027 00:00:00', iso: '2026-12-31T14:00:00.000Z' },
    { zone: 'Asia/Kolkata', text: '21.11.2026 17:30:59', iso: '2026-11-21T12:00:59.000Z' },
    { zone: 'Europe/Berlin', text: '29.03.2026 01:59:59', iso: '2026-03-29T00:59:59.000Z' },
    { zone: 'Europe/Berlin', text: '29.03.2026 03:00:00', iso: '2026-03-29T01:00:00.000Z' },
    { zone: 'America/New_York', text: '08.03.2026 03:00:00', iso: '2026-03-08T07:00:00.000Z' },
  ])('of $text in $zone is $iso', ({ zone, text, iso }) => {
    expect(instantsOf(wall(text), zone).map(isoOf)).toEqual([iso]);
  });

  it('are empty for a time skipped by DST, and the time after the gap is as much later', () => {
    const skipped = wall('29.03.2026 02:30:00');

    expect(instantsOf(skipped, 'Europe/Berlin')).toEqual([]);
    expect(formatWallTime(wallTimeAt(afterGap(skipped, 'Europe/Berlin'), 'Europe/Berlin'))).toBe('29.03.2026 03:30:00');
  });

  it('are two when clocks are set back, the earlier first', () => {
    expect(instantsOf(wall('25.10.2026 02:30:00'), 'Europe/Berlin').map(isoOf)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
  });

  it('are two in a zone that changes by half an hour', () => {
    expect(instantsOf(wall('05.04.2026 01:45:00'), 'Australia/Lord_Howe')).toHaveLength(2);
  });

  it.each(['Europe/Moscow', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Apia'])(
    'include every instant that wallTimeAt shows in %s',
    (zone) => {
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5 * 3_600_000 + 1000) {
        expect(instantsOf(wallTimeAt(at, zone), zone)).toContain(at);
      }
    },
  );
});
