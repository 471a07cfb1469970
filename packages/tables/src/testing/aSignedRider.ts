import { CP_DURATIONS } from '@otryv/race';
import type { SignedRidersTableRow } from '../SignedRidersTable/index.ts';

/** Builds one invented sign-up. */
export function aSignedRider(changes: Partial<SignedRidersTableRow> = {}): SignedRidersTableRow {
  return {
    subgroupLabel: 'B',
    id: 7,
    firstName: 'Лев',
    lastName: 'Подветренный',
    male: true,
    countryAlpha3: 'RUS',
    imageSrc: null,
    age: 34,
    height: 1780,
    weight: 78_300,
    team: null,
    isLeader: false,
    isSweeper: false,
    racingScore: 561,
    cpBestEfforts: [
      { duration: 300, watts: 376, wattsKg: 4.81 },
      { duration: 1200, watts: 322, wattsKg: 4.12 },
    ],
    ...changes,
  };
}

/** Builds one with best efforts over all eleven intervals. */
export function aWellKnownRider(changes: Partial<SignedRidersTableRow> = {}): SignedRidersTableRow {
  return aSignedRider({
    cpBestEfforts: CP_DURATIONS.map((duration, at) => ({ duration, watts: 900 - at * 60, wattsKg: 11.5 - at * 0.77 })),
    ...changes,
  });
}

/** Builds signed-up riders of three categories, one without any history. */
export function someSignedRiders(): SignedRidersTableRow[] {
  return [
    aSignedRider({ subgroupLabel: 'A', id: 1, firstName: 'Тимур', lastName: 'Ветлужский', countryAlpha3: 'BLR' }),
    aSignedRider({ subgroupLabel: 'A', id: 2, firstName: 'Марк', lastName: 'Быстрицкий', racingScore: 803, age: 22 }),
    aSignedRider({ id: 3, firstName: 'Janne', lastName: 'Koskelainen', countryAlpha3: 'FIN', weight: 85_400 }),
    aSignedRider({
      id: 4,
      firstName: 'Дарина',
      lastName: 'Ледовских',
      male: false,
      team: { name: 'Команда «Пик»', shortName: 'ПИК', urlSlug: 'pik', appearance: { badgeBackground: '#b3261e' } },
    }),
    aSignedRider(),
    aSignedRider({
      subgroupLabel: 'C',
      id: 8,
      firstName: 'Влас',
      lastName: 'Долгоплёсов',
      countryAlpha3: 'EST',
      age: 61,
      height: null,
      weight: null,
      racingScore: null,
      cpBestEfforts: null,
    }),
  ];
}
