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

  it('marks impossible values, and nothing else', () => {
    const plain = aResult();
    const { activityData, profileData, sensorData } = plain;
    const value = (figure: number) => ({ value: figure, addition: '' as const });
    const marksOf = (changes: object) => {
      const row = toResultsTableRow({ ...plain, ...changes });
      const { weightKg, averageWatts, wattsPerKg, bestEfforts, isTimeImplausible, isNormalizedPowerImplausible } = row;
      const figures = { weightKg, averageWatts, wattsPerKg };
      return [
        ...Object.entries(figures).flatMap(([name, { addition }]) => (addition === 'implausible' ? [name] : [])),
        ...bestEfforts.flatMap(({ duration, watts, wattsKg }) =>
          [watts, wattsKg].flatMap(({ addition }, at) => (addition === 'implausible' ? [`${duration}.${at}`] : [])),
        ),
        ...(isTimeImplausible ? ['time'] : []),
        ...(isNormalizedPowerImplausible ? ['normalized'] : []),
      ];
    };
    const accepted = (figure: number) => ({ ...value(figure), isAccepted: true as const });
    const effort = (duration: number, watts: number, wattsKg: number) => ({
      cpBestEfforts: [{ duration, watts: value(watts), wattsKg: value(wattsKg) }],
    });

    expect({
      plain: marksOf({}),
      spike: marksOf(effort(5, 3460, 20)),
      sprint: marksOf(effort(5, 1500, 20)),
      perKg: marksOf(effort(1200, 300, 936)),
      average: marksOf({ wattsPerKg: value(936) }),
      watts: marksOf({ sensorData: { ...sensorData, avgWatts: value(3000) } }),
      weight: marksOf({ profileData: { ...profileData, weightInGrams: value(70) } }),
      accepted: [
        ...marksOf({ profileData: { ...profileData, weightInGrams: accepted(70) } }),
        ...marksOf({ wattsPerKg: accepted(936) }),
        ...marksOf({ cpBestEfforts: [{ duration: 5, watts: accepted(3460), wattsKg: accepted(49) }] }),
        ...marksOf({ activityData: { ...activityData, durationInMilliseconds: accepted(1) } }),
      ],
      time: marksOf({ activityData: { ...activityData, durationInMilliseconds: value(1) } }),
    }).toEqual({
      plain: [],
      accepted: [],
      spike: ['5.0', '5.1', 'normalized'],
      sprint: [],
      perKg: ['1200.0', '1200.1', 'normalized'],
      average: ['averageWatts', 'wattsPerKg', 'normalized'],
      watts: ['averageWatts', 'wattsPerKg', 'normalized'],
      weight: ['weightKg', 'wattsPerKg', '300.1', 'normalized'],
      time: ['time'],
    });
  });
});
