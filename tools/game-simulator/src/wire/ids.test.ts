import { describe, expect, it } from 'vitest';
import { fileIds, raceActivityId, readActivityId, trainingActivityId } from './activityId.ts';
import { gameDate } from './gameDate.ts';

describe('gameDate', () => {
  it('has no colon in its offset, so that Date parses it and strict parsers do not', () => {
    const text = gameDate(Date.UTC(2026, 10, 28, 16, 30));

    expect(text).toBe('2026-11-28T16:30:00.000+0000');
    expect(new Date(text).getTime()).toBe(Date.UTC(2026, 10, 28, 16, 30));
  });
});

describe('activity ids', () => {
  it('are text above 2^53 that encodes its content', () => {
    const id = raceActivityId(5100007, 186);

    expect(BigInt(id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
    expect(String(Number(id))).not.toBe(id);
    expect(readActivityId(id)).toEqual({ kind: 'race', eventId: 5100007, number: 186 });
    expect(readActivityId(trainingActivityId(399, 2))).toEqual({ kind: 'training', riderIndex: 399, number: 2 });
  });

  it.each(['', 'abc', '1', '12345678901234567890', '1000000000000000000'])('do not parse «%s»', (id) => {
    expect(readActivityId(id)).toBeNull();
  });

  it('have files with separate ids', () => {
    const { full, small } = fileIds(raceActivityId(5100007, 1));

    expect(full).not.toBe(small);
    expect(BigInt(full)).toBeLessThan(2n ** 63n);
    expect(BigInt(small)).toBeLessThan(2n ** 63n);
  });
});
