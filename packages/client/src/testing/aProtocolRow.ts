import type { ResultDto } from '@otryv/contract';

const measured = (value: number | null) => ({ value, addition: '' as const });

/** Creates a plausible row of a protocol; no two figures are alike. */
export function aProtocolRow(changes: Partial<ResultDto> = {}): ResultDto {
  return {
    _id: '401.1007',
    profileId: 9007,
    subgroupLabel: 'C',
    rank: 5,
    rankEvent: 3,
    profileData: {
      firstName: 'Лев',
      lastName: 'Подветренный',
      gender: 'MALE',
      imageSrc: null,
      countryAlpha3: 'rus',
      age: 34,
      weightInGrams: measured(72_300),
      heightInCentimeters: measured(181),
      team: null,
      racingScore: 412,
    },
    activityData: {
      activityId: '70007',
      durationInMilliseconds: measured(2_857_346),
      segmentDistanceInMeters: 31_800,
      elevationInMeters: 642,
      calories: 610,
      endDate: null,
    },
    sensorData: {
      avgWatts: measured(288),
      heartRateData: { avgHeartRate: measured(164) },
      powerType: 'POWER_METER',
      pairedSteeringDevice: true,
    },
    wattsPerKg: measured(3.98),
    speed: 40.1,
    normalizedPower: 301,
    variabilityIndex: 1.05,
    cpBestEfforts: [{ duration: 300, watts: measured(352), wattsKg: measured(4.87) }],
    cpSource: 'activity',
    scoreHistory: null,
    gap: 1_742,
    gapPrev: 871,
    isDisqualification: false,
    disqualification: null,
    disqualificationDescription: null,
    finishersCount: { category: 0, absolute: 0 },
    isLeader: true,
    isSweeper: false,
    category: 'D',
    finalCategory: 'C',
    points: null,
    ...changes,
  };
}
