import type { ResultsTableRow, StandingsStage, StandingsTableRow } from '@otryv/tables';

const names = ['Подветренный', 'Крутогоров', 'Равнинная', 'Перевалов', 'Спускова', 'Разделочный'];

/** Protocol in which the second is faster on the flat, so that other orders than the first are visible. */
export const results: ResultsTableRow[] = names.map((lastName, at) => ({
  id: `result-${at}`,
  profileId: at + 1,
  groupLabel: 'B',
  place: at + 1,
  rider: {
    firstName: 'Лев',
    lastName,
    gender: 'MALE',
    imageSrc: null,
    countryAlpha3: 'RUS',
    age: 34,
    team: null,
    racingScore: 640,
  },
  timeMs: 1_457_346 + at * 1_000,
  gapToLeaderMs: at * 1_000,
  gapToPreviousMs: at === 0 ? null : 1_000,
  disqualification: null,
  averageWatts: { value: 288 - at },
  wattsPerKg: { value: 4 },
  heartRate: { value: 164 },
  weightKg: { value: 72 + ((at * 5) % 6) },
  heightCm: { value: 181 },
  speedKmh: 40.1,
  normalizedPower: 301,
  variabilityIndex: 1.05,
  bestEfforts: [{ duration: 300, watts: { value: 340 }, wattsKg: { value: 4.72 } }],
  isLeader: false,
  isSweeper: false,
}));

export const stages: StandingsStage[] = [{ order: 1, name: 'Пролог', requiredForGeneral: true }];

export const standings: StandingsTableRow[] = names.map((lastName, at) => ({
  profileId: at + 1,
  rider: { firstName: 'Лев', lastName, gender: 'MALE', imageSrc: null, countryAlpha3: 'RUS', team: null },
  finalCategory: 'B',
  rank: { absolute: at + 1, category: at + 1 },
  gapsInCategories: null,
  totalTimeInMilliseconds: 1_457_346 + at * 1_000,
  totalDistanceInMeters: 16_000,
  totalElevationInMeters: 120,
  totalCalories: 400,
  stagesCompleted: 1,
  disqualification: null,
  stages: [
    {
      stageOrder: 1,
      durationInMilliseconds: 1_457_346 + at * 1_000,
      distanceInMeters: 16_000,
      raceRank: { absolute: at + 1, category: at + 1 },
    },
  ],
}));

/** Time at which the pages are rendered. */
export const renderedAt = Date.UTC(2026, 10, 21, 12);
