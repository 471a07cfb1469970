import { CP_DURATIONS } from '@otryv/race';
import type { ResultsTableRow } from '../ResultsTable/index.ts';

type ProfileOfRow = ResultsTableRow['profileData'];

export interface ResultChanges extends Partial<Omit<ResultsTableRow, 'profileData'>> {
  /** Race time in ms. */
  timeMs?: number | null;
  /** Average watts; intervals follow from them. */
  watts?: number | null;
  profileData?: Partial<ProfileOfRow>;
}

const measured = (value: number | null) => ({ value, addition: '' as const });

/** One row of an invented race. */
export function aResult(changes: ResultChanges = {}): ResultsTableRow {
  const { timeMs = 1_457_346, watts = 320, profileData, profileId = 7, ...rest } = changes;
  const weight = profileData?.weightInGrams?.value ?? 72_000;

  return {
    _id: `result-${profileId}`,
    profileId,
    subgroupLabel: 'A',
    rankEvent: 1,
    profileData: {
      firstName: 'Лев',
      lastName: 'Подветренный',
      gender: 'MALE',
      imageSrc: null,
      countryAlpha3: 'RUS',
      age: 34,
      weightInGrams: measured(weight),
      heightInCentimeters: measured(181),
      team: null,
      racingScore: 640,
      ...profileData,
    },
    activityData: { durationInMilliseconds: measured(timeMs) },
    sensorData: { avgWatts: measured(watts), heartRateData: { avgHeartRate: measured(164) } },
    wattsPerKg: measured(watts === null ? null : (watts * 1000) / weight),
    speed: timeMs === null ? null : 58_320_000 / timeMs,
    normalizedPower: watts === null ? null : watts * 1.06,
    variabilityIndex: watts === null ? null : 1.06,
    cpBestEfforts: bestEffortsOf(watts, weight),
    gap: null,
    gapPrev: null,
    isDisqualification: false,
    disqualification: null,
    disqualificationDescription: null,
    isLeader: false,
    isSweeper: false,
    ...rest,
  };
}

const share = [3.4, 2.6, 2.1, 1.6, 1.3, 1.18, 1.1, 1.04, null, null, null];

function bestEffortsOf(watts: number | null, grams: number): ResultsTableRow['cpBestEfforts'] {
  return CP_DURATIONS.map((duration, at) => {
    const times = share[at] ?? null;
    const value = watts === null || times === null ? null : watts * times;
    return { duration, watts: measured(value), wattsKg: measured(value === null ? null : (value * 1000) / grams) };
  });
}
