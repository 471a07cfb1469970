import { describe, expect, it } from 'vitest';
import { aGeneralRow } from '../../testing/series.ts';
import { toStandingsRow } from './toStandingsRow.ts';

describe('toStandingsRow', () => {
  it('has no total where no stage counts', () => {
    const row = aGeneralRow(0);

    expect(toStandingsRow(row, new Map()).totalTimeInMilliseconds).toBe(row.totalTimeInMilliseconds);
    expect(toStandingsRow({ ...row, totalTimeInMilliseconds: 0 }, new Map()).totalTimeInMilliseconds).toBeNull();
  });
});
