import { describe, expect, it } from 'vitest';
import { markImplausible } from './markImplausible.ts';

const value = (figure: number) => ({ value: figure, addition: '' as const });
const accepted = (figure: number) => ({ ...value(figure), isAccepted: true as const });
const effort = (duration: number, watts: number, wattsKg: number) => ({
  duration,
  watts: value(watts),
  wattsKg: value(wattsKg),
});
/** A ride of an hour at 250 W and 3.5 W/kg. */
const ride = {
  time: value(3_600_000),
  weight: value(72_300),
  height: value(180),
  heartRate: value(150),
  watts: value(250),
  wattsPerKg: value(3.5),
  efforts: [effort(5, 900, 12.4), effort(1200, 280, 3.9)],
};

/** Lists the marked figures; of an effort by its interval. */
function marksOf(changes: Partial<typeof ride>): string[] {
  const { time, weight, height, heartRate, watts, wattsPerKg, efforts } = { ...ride, ...changes };
  const { bestEfforts, isTimeImplausible, isNormalizedPowerImplausible, ...figures } = markImplausible({
    profileData: { weightInGrams: weight, heightInCentimeters: height },
    activityData: { durationInMilliseconds: time, segmentDistanceInMeters: 40_000 },
    sensorData: {
      avgWatts: watts,
      heartRateData: { avgHeartRate: heartRate },
      powerType: null,
      pairedSteeringDevice: null,
    },
    wattsPerKg,
    cpBestEfforts: efforts,
  });
  const cells = [
    ...Object.entries(figures),
    ...bestEfforts.flatMap((best): [string, { addition?: string | undefined }][] => [
      [`${best.duration} s, W`, best.watts],
      [`${best.duration} s, W/kg`, best.wattsKg],
    ]),
  ];
  return [
    ...cells.flatMap(([name, { addition }]) => (addition === 'implausible' ? [name] : [])),
    ...(isTimeImplausible ? ['time'] : []),
    ...(isNormalizedPowerImplausible ? ['normalized'] : []),
  ];
}

describe('markImplausible', () => {
  it.each([
    { what: 'nothing of an honest ride', changes: {}, marks: [] },
    {
      what: 'an effort in both units, and normalized power',
      changes: { efforts: [effort(5, 3460, 20), effort(1200, 280, 3.9)] },
      marks: ['5 s, W', '5 s, W/kg', 'normalized'],
    },
    {
      what: 'efforts of up to a minute that contain a shorter impossible one',
      changes: { efforts: [effort(5, 3460, 20), effort(60, 600, 8.3), effort(300, 350, 4.8)] },
      marks: ['5 s, W', '5 s, W/kg', '60 s, W', '60 s, W/kg', 'normalized'],
    },
    {
      what: 'the height and the heart rate',
      changes: { height: value(17), heartRate: value(255) },
      marks: ['heightCm', 'heartRate'],
    },
    {
      what: 'the average in both units, and normalized power',
      changes: { wattsPerKg: value(936) },
      marks: ['averageWatts', 'wattsPerKg', 'normalized'],
    },
    {
      what: 'an average that is possible for seconds only',
      changes: { time: value(3_600_000), watts: value(700), wattsPerKg: value(9) },
      marks: ['averageWatts', 'wattsPerKg', 'normalized'],
    },
    {
      what: 'the weight, W/kg derived from it, and normalized power',
      changes: { weight: value(70) },
      marks: ['weightInGrams', 'wattsPerKg', '5 s, W/kg', '1200 s, W/kg', 'normalized'],
    },
    {
      what: 'the weight, but no accepted W/kg',
      changes: { weight: value(70), wattsPerKg: accepted(3.5), efforts: [] },
      marks: ['weightInGrams', 'normalized'],
    },
    { what: 'the time', changes: { time: value(1) }, marks: ['time'] },
    {
      what: 'nothing that is accepted',
      changes: {
        time: accepted(1),
        weight: accepted(70),
        height: accepted(17),
        heartRate: accepted(255),
        wattsPerKg: accepted(936),
        efforts: [{ duration: 5, watts: accepted(3460), wattsKg: accepted(49) }],
      },
      marks: [],
    },
  ])('marks $what', ({ changes, marks }) => {
    expect(marksOf(changes)).toEqual(marks);
  });
});
