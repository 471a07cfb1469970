import { describe, expect, it } from 'vitest';
import { aDnf, aResult } from '../testing/aRaceResults.ts';
import { toResultsTableRow } from './toResultsTableRow.ts';

describe('toResultsTableRow', () => {
  it('keeps place, time and gaps, a gap of 0 among them', () => {
    const row = aResult(0, { rankEvent: 1, gap: 0, gapPrev: null, subgroupLabel: 'C' });

    expect(toResultsTableRow(row)).toMatchObject({
      id: row._id,
      groupLabel: 'C',
      place: 1,
      timeMs: row.activityData.durationInMilliseconds.value,
      gapToLeaderMs: 0,
      gapToPreviousMs: null,
      disqualification: null,
    });
  });

  it.each([
    { disqualification: 'VIRTUAL_POWER', label: 'VP' },
    { disqualification: 'DSQ', label: 'DSQ' },
    { disqualification: 'OFF_RECORD', label: 'OFR' },
    { disqualification: 'DNF', label: 'DNF' },
  ] as const)('has no place and the label $label for $disqualification', ({ disqualification, label }) => {
    const row = { ...aDnf(1), rankEvent: 0, disqualification, disqualificationDescription: 'срезал поворот' };

    const { place, disqualification: shown } = toResultsTableRow(row);

    expect({ place, shown }).toEqual({ place: null, shown: { label, reason: 'срезал поворот' } });
  });

  it('converts the weight to kg with its mark, and keeps a missing one', () => {
    const { profileData } = aResult();
    const weighing = (value: number | null) =>
      toResultsTableRow(aResult(0, { profileData: { ...profileData, weightInGrams: { value, addition: 'max' } } }));

    expect(weighing(72_300).weightKg).toEqual({ value: 72.3, addition: 'max' });
    expect(weighing(null).weightKg).toEqual({ value: null, addition: 'max' });
  });
});
