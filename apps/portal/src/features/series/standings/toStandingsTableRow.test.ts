import { toStandingsTableRow } from '@otryv/client/rows';
import { describe, expect, it } from 'vitest';
import { aGeneralRow } from '../../../testing/series.ts';

describe('toStandingsTableRow', () => {
  it('has no total if no stage counts', () => {
    const row = aGeneralRow(0);

    expect(toStandingsTableRow(row, new Map()).totalTimeInMilliseconds).toBe(row.totalTimeInMilliseconds);
    expect(toStandingsTableRow({ ...row, totalTimeInMilliseconds: 0 }, new Map()).totalTimeInMilliseconds).toBeNull();
  });
});
