import { describe, expect, it } from 'vitest';
import { aProtocolRow } from '../testing/aProtocolRow.ts';
import { toResultsTableRow } from './toResultsTableRow.ts';

describe('toResultsTableRow', () => {
  it('keeps the place, time, gaps, groups, roles and figures of a row', () => {
    expect(toResultsTableRow(aProtocolRow())).toMatchObject({
      id: '401.1007',
      profileId: 9007,
      groupLabel: 'C',
      movedFrom: 'D',
      place: 3,
      timeMs: 2_857_346,
      gapToLeaderMs: 1_742,
      gapToPreviousMs: 871,
      disqualification: null,
      rider: { firstName: 'Лев', racingScore: 412 },
      speedKmh: 40.1,
      weightKg: { value: 72.3 },
      heightCm: { value: 181 },
      normalizedPower: 301,
      variabilityIndex: 1.05,
      isLeader: true,
      isSweeper: false,
    });
  });

  it('keeps a gap of 0 and the mark of a missing group', () => {
    expect(toResultsTableRow(aProtocolRow({ gap: 0, gapPrev: null, hasNoGroup: true }))).toMatchObject({
      gapToLeaderMs: 0,
      gapToPreviousMs: null,
      hasNoGroup: true,
    });
  });

  it.each([
    { disqualification: 'VIRTUAL_POWER', label: 'VP' },
    { disqualification: 'DSQ', label: 'DSQ' },
    { disqualification: 'OFF_RECORD', label: 'OFR' },
    { disqualification: 'DNF', label: 'DNF' },
  ] as const)('has no place and the label $label for $disqualification', ({ disqualification, label }) => {
    const out = { rankEvent: 0, disqualification, disqualificationDescription: 'срезал поворот' };

    const { place, disqualification: shown } = toResultsTableRow(aProtocolRow(out));

    expect({ place, shown }).toEqual({ place: null, shown: { label, reason: 'срезал поворот' } });
  });

  it('keeps the mark of a weight, and a missing weight', () => {
    const { profileData } = aProtocolRow();
    const weighing = (value: number | null) =>
      toResultsTableRow(aProtocolRow({ profileData: { ...profileData, weightInGrams: { value, addition: 'max' } } }));

    expect(weighing(72_300).weightKg).toEqual({ value: 72.3, addition: 'max' });
    expect(weighing(null).weightKg).toEqual({ value: null, addition: 'max' });
  });

  it('marks impossible values', () => {
    const { activityData } = aProtocolRow();
    const durationInMilliseconds = { value: 1, addition: '' as const };
    const row = toResultsTableRow(
      aProtocolRow({
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
