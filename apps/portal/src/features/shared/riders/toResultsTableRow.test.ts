import { toResultsTableRow } from '@otryv/client/rows';
import { describe, expect, it } from 'vitest';
import { aDnf, aResult } from '../../../testing/aRaceResults.ts';

describe('toResultsTableRow', () => {
  it('keeps rank, time and gaps, including a gap of 0', () => {
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
  ] as const)('has no rank and the label $label for $disqualification', ({ disqualification, label }) => {
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

  it('marks impossible values', () => {
    const { activityData } = aResult();
    const durationInMilliseconds = { value: 1, addition: '' as const };
    const row = toResultsTableRow(
      aResult(0, {
        activityData: { ...activityData, durationInMilliseconds },
        wattsPerKg: { value: 936, addition: '' },
      }),
    );

    expect(row).toMatchObject({
      isTimeImplausible: true,
      isNormalizedPowerImplausible: true,
      wattsPerKg: { value: 936, addition: 'implausible' },
      weightKg: { addition: '' },
    });
  });
});
