import type { ResultsListTableRow } from '../ResultsListTable/index.ts';
import type { ScheduleTableRow } from '../ScheduleTable/index.ts';

export type ListedRace = ScheduleTableRow &
  Pick<ResultsListTableRow, 'totalFinishedCount' | 'winner' | 'typeRaceCustom'>;

/** Builds one invented race in a list: today at 17:30 in Moscow by the stories' clock. */
export function aRace(changes: Partial<ListedRace> = {}): ListedRace {
  const { id = 51 } = changes;
  const at = id - 51;

  return {
    _id: `race-${id}`,
    id,
    name: 'Осенний кубок. Этап 5: «Перевал»',
    eventStart: '2026-11-21T14:30:00Z',
    organizer: 'Клуб «Ось»',
    organizerId: null,
    kind: 'Гонка',
    world: 'watopia',
    route: 'Дорога к радиовышке',
    profile: {
      distanceKm: 31.4,
      elevationM: 642,
      climbs: [
        { fromKm: 9, toKm: 13.5, elevationM: 160 },
        { fromKm: 22.5, toKm: 30.4, elevationM: 430 },
      ],
    },
    distanceKm: 31.4,
    elevationM: 642,
    laps: 1,
    rulesSet: ['NO_POWERUPS', 'ENFORCE_HRM'],
    tags: [],
    eventSubgroups: [
      { subgroupLabel: 'A', durationInSeconds: 0, totalSignedUpCount: 18 },
      { subgroupLabel: 'B', durationInSeconds: 0, totalSignedUpCount: 42 },
      { subgroupLabel: 'C', durationInSeconds: 0, totalSignedUpCount: 38 },
      { subgroupLabel: 'D', durationInSeconds: 0, totalSignedUpCount: 21 },
    ],
    totalFinishedCount: 91 + at * 7,
    winner: {
      firstName: 'Демьян',
      lastName: 'Крутогоров',
      countryAlpha3: 'RUS',
      subgroupLabel: 'A',
      durationInMilliseconds: 1_457_346 + at * 61_417,
      secondGap: 1626 + at * 113,
    },
    ...changes,
  };
}

/** Builds races of three days, the first in 42 minutes of the stories' clock. */
export function aSchedule(): ListedRace[] {
  return [
    aRace({
      id: 50,
      name: 'Субботний пролог',
      eventStart: '2026-11-21T12:42:00Z',
      world: 'makuri-islands',
      route: 'Нижний мост',
      distanceKm: 23.8,
      elevationM: 187,
      laps: 2,
    }),
    aRace(),
    aRace({
      id: 52,
      name: 'Догонялки КРОНА',
      kind: 'Догонялки',
      organizer: 'КРОНА',
      eventStart: '2026-11-22T08:00:00Z',
      route: 'Песок и секвойи',
      distanceKm: 20.2,
      elevationM: 171,
      eventSubgroups: ['A', 'B', 'C', 'D', 'E'].map((subgroupLabel, at) => ({
        subgroupLabel,
        durationInSeconds: 0,
        totalSignedUpCount: 11 + at * 4,
      })),
    }),
    aRace({
      id: 53,
      name: 'Лёгкая катка с разговорами',
      kind: 'Катка',
      organizer: 'ШТИЛЬ',
      eventStart: '2026-11-22T16:00:00Z',
      world: 'france',
      route: 'Лавандовый круг',
      distanceKm: null,
      elevationM: null,
      laps: null,
      rulesSet: [],
      eventSubgroups: [{ subgroupLabel: 'D', durationInSeconds: 3590, totalSignedUpCount: 18 }],
    }),
    aRace({
      id: 54,
      name: 'Критериум «Восемь кругов»',
      eventStart: '2026-11-24T16:30:00Z',
      world: 'crit-city',
      route: 'Болверк',
      distanceKm: 23.6,
      elevationM: 29,
      laps: 8,
    }),
  ];
}
