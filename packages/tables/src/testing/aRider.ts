import type { RidersTableRow } from '../RidersTable/index.ts';
import type { BestEffort } from '../rows/measuredValue.ts';

/** Builds one invented rider in the list of all. */
export function aRider(changes: Partial<RidersTableRow> = {}): RidersTableRow {
  return {
    sequenceNumber: 1,
    zwiftId: 7,
    firstName: 'Лев',
    lastName: 'Подветренный',
    male: true,
    countryAlpha3: 'RUS',
    imageSrc: null,
    age: 34,
    height: 1780,
    weight: 78_300,
    competitionMetrics: { racingScore: 561, category: 'B', categoryWomen: null },
    racingScoreChange: 12,
    ftp: ftpOf(322, 78_300),
    medals: { gold: 6, silver: 7, bronze: 8 },
    totalEvents: 148,
    cpBestEfforts: effortsOf(322, 78_300),
    ...changes,
  };
}

const team = { name: 'Команда «Пик»', shortName: 'ПИК', urlSlug: 'pik', appearance: null };

/** Builds riders by their finishes, one without any history. */
export function someRiders(): RidersTableRow[] {
  return [
    aRider(),
    aRider({
      sequenceNumber: 2,
      zwiftId: 8,
      firstName: 'Дарина',
      lastName: 'Ледовских',
      male: false,
      age: 41,
      height: 1690,
      weight: 61_000,
      racingScoreChange: -3,
      ftp: ftpOf(268, 61_000),
      medals: { gold: 11, silver: 0, bronze: 7 },
      totalEvents: 96,
      competitionMetrics: { racingScore: 420, category: 'C', categoryWomen: 'A' },
      onAir: 'https://streams.example/darina',
      cpBestEfforts: effortsOf(268, 61_000, true),
    }),
    aRider({
      sequenceNumber: 3,
      zwiftId: 9,
      firstName: 'Janne',
      lastName: 'Koskelainen',
      countryAlpha3: 'FIN',
      competitionMetrics: { racingScore: 411, category: 'C', categoryWomen: null },
      racingScoreChange: 0,
      team,
    }),
    aRider({
      sequenceNumber: 4,
      zwiftId: 10,
      firstName: 'Влас',
      lastName: 'Долгоплёсов',
      countryAlpha3: 'EST',
      age: 61,
      height: null,
      weight: null,
      totalEvents: 0,
      competitionMetrics: null,
      racingScoreChange: null,
      ftp: null,
      medals: { gold: 0, silver: 0, bronze: 0 },
      cpBestEfforts: null,
    }),
  ];
}

const ftpOf = (watts: number, grams: number) => ({
  watts: { value: Math.round(watts * 0.95) },
  wattsKg: { value: (watts * 950) / grams },
});

const times = [
  [15, 2.6],
  [60, 1.6],
  [300, 1.17],
  [1200, 1],
  [2400, 0.92],
] as const;

/** Builds the efforts of a rider from the watts over 20 minutes; the shortest is marked as the best if requested. */
function effortsOf(watts: number, grams: number, hasMax = false): BestEffort[] {
  return times.map(([duration, share]) => {
    const value = Math.round(watts * share);
    const addition = hasMax && duration === 15 ? 'max' : '';
    return { duration, watts: { value, addition }, wattsKg: { value: (value * 1000) / grams, addition } };
  });
}
