import type { ResultsTableRow, TeamOfRow } from '../rows/resultsTableRow.ts';
import { aResult } from './aResult.ts';

const firstNames = ['Демьян', 'Тимур', 'Савва', 'Конрад', 'Ярослав', 'Прохор', 'Клим', 'Лука', 'Остап', 'Роман'];
const lastNames = ['Крутогоров', 'Ветлужский', 'Перевалов', 'Равнинский', 'Утёсов', 'Вихрянов', 'Полозов', 'Шатунов'];
const women = ['Ефросинья Обрывина', 'Нелли Якорева', 'Дарина Ледовских'];
const countries = ['RUS', 'BLR', 'RUS', 'EST', 'SRB', 'RUS', 'KAZ', 'FIN'];
const groups = ['A', 'B', 'C', 'D'] as const;

const aTeam = (shortName: string, badgeBackground: string): TeamOfRow => ({
  name: `Команда «${shortName}»`,
  shortName,
  urlSlug: shortName.toLowerCase(),
  appearance: { badgeBackground },
});
const teams = [
  aTeam('КРОНА', '#2f8a27'),
  aTeam('ВЕТЕР', '#1f6fd0'),
  aTeam('VOLNA', '#1787ad'),
  aTeam('ПИК', '#b3261e'),
];

/** Generates the same numbers in every run, between 0 and 1. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Builds an invented race of finishers in bunches, fastest first, ranked together. */
export function aProtocol(finishers: number): ResultsTableRow[] {
  const random = numbersFrom(finishers);
  let timeMs = 1_457_346;

  return Array.from({ length: finishers }, (_, at) => {
    const isWoman = at % 9 === 4;
    const [firstName = '', lastName = ''] = isWoman
      ? (women[at % women.length] ?? '').split(' ')
      : [firstNames[Math.floor(random() * firstNames.length)], lastNames[(at * 3) % lastNames.length]];
    const previous = at === 0 ? null : Math.floor(random() * (at % 8 === 7 ? 5000 : 500));
    timeMs += previous ?? 0;
    const grams = 62_000 + Math.floor(random() * 240) * 100;
    const watts = Math.round((grams / 1000) * (4.5 - (at / finishers) * 1.8 + random() * 0.3));
    const variabilityIndex = 1 + random() * 0.3;
    const age = 20 + Math.floor(random() * 45);
    const heightCm = { value: 166 + Math.floor(random() * 24) };

    return aResult({
      profileId: 1000 + at,
      place: at + 1,
      timeMs,
      gapToLeaderMs: timeMs - 1_457_346,
      gapToPreviousMs: previous,
      watts,
      groupLabel: groups[Math.floor((at / finishers) * groups.length)] ?? 'D',
      variabilityIndex,
      weightKg: { value: grams / 1000 },
      heightCm,
      rider: {
        firstName,
        lastName,
        gender: isWoman ? 'FEMALE' : 'MALE',
        countryAlpha3: countries[at % countries.length] ?? null,
        age,
        team: random() < 0.5 ? (teams[Math.floor(random() * teams.length)] ?? null) : null,
        racingScore: 400 + Math.floor(random() * 500),
      },
    });
  });
}

/** Builds three rows out of the classification: no power meter, a decision, a DNF. */
export function outOfRanking(): ResultsTableRow[] {
  return [
    aResult({
      place: null,
      profileId: 901,
      timeMs: 1_466_210,
      disqualification: { label: 'VP', reason: 'zPower' },
      rider: { firstName: 'Остап', lastName: 'Черногривов', team: teams[3] ?? null },
    }),
    aResult({
      place: null,
      at: 1,
      profileId: 902,
      timeMs: 1_486_210,
      disqualification: { label: 'DSQ', reason: 'вес изменён перед стартом' },
      rider: { firstName: 'Архип', lastName: 'Лощинин', countryAlpha3: 'BLR' },
    }),
    aResult({
      place: null,
      at: 2,
      profileId: 903,
      timeMs: null,
      watts: null,
      disqualification: { label: 'DNF', reason: null },
      rider: { firstName: 'Дарина', lastName: 'Косогорова', gender: 'FEMALE' },
    }),
  ];
}

/**
 * Builds rows with long names in two scripts, no country, shared times, a finisher beyond the scale, and nothing
 * measured.
 */
export function oddRows(): ResultsTableRow[] {
  const start = 3_598_000;
  const late = Array.from({ length: 20 }, (_, at) =>
    aResult({ at, profileId: 820 + at, place: at + 6, timeMs: start + 9000 + at * 700, watts: 300 - at * 2 }),
  );

  return [
    aResult({
      profileId: 801,
      place: 1,
      timeMs: start,
      isLeader: true,
      rider: { firstName: 'Александр-Мария', lastName: 'Преображенский-Долгоруков Łódźki', gender: 'FEMALE' },
    }),
    aResult({
      profileId: 802,
      place: 1,
      timeMs: start,
      rider: { firstName: 'Ö', lastName: '', countryAlpha3: null },
    }),
    aResult({
      profileId: 803,
      place: 3,
      timeMs: start + 2000,
      watts: null,
      averageWatts: { value: 0 },
      heartRate: { value: null },
      heightCm: { value: null },
      rider: { countryAlpha3: 'XQX', age: null, racingScore: 0 },
    }),
    ...late,
    aResult({ profileId: 899, place: 26, timeMs: start + 5_400_000, isSweeper: true }),
  ];
}
