import type { BestEffort } from '../columns/measuredValue.ts';
import type { RidersTableRow } from '../RidersTable/index.ts';

/** One invented rider in the list of all. */
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
    totalEvents: 148,
    cpBestEfforts: effortsOf(322, 78_300),
    ...changes,
  };
}

const team = { name: 'Команда «Пик»', shortName: 'ПИК', urlSlug: 'pik', appearance: null };

/** Riders by their finishes, one without any history. */
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
      totalEvents: 96,
      competitionMetrics: { racingScore: 420, category: 'C', categoryWomen: 'A' },
      onAir: 'https://streams.example/darina',
      cpBestEfforts: effortsOf(268, 61_000, true),
    }),
    aRider({ sequenceNumber: 3, zwiftId: 9, firstName: 'Janne', lastName: 'Koskelainen', countryAlpha3: 'FIN', team }),
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
      cpBestEfforts: null,
    }),
  ];
}

const times = [
  [15, 2.6],
  [60, 1.6],
  [300, 1.17],
  [1200, 1],
  [2400, 0.92],
] as const;

/** The efforts of a rider with so many watts over 20 minutes; the shortest is marked as the best if requested. */
function effortsOf(watts: number, grams: number, hasMax = false): BestEffort[] {
  return times.map(([duration, share]) => {
    const value = Math.round(watts * share);
    const addition = hasMax && duration === 15 ? 'max' : '';
    return { duration, watts: { value, addition }, wattsKg: { value: (value * 1000) / grams, addition } };
  });
}
