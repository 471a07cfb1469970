import type {
  Event,
  EventDetails,
  EventList,
  OngoingRaces,
  RaceWinner,
  RouteSummary,
  SignedRider,
  Subgroup,
} from '@otryv/contract';

/** Current time of stories and tests: 21 November 2026, 15:00 in Moscow. */
export const storyNow = Date.parse('2026-11-21T12:00:00Z');

const start = '2026-11-21T14:30:00.000Z';
const minuteMs = 60_000;
const labels = ['A', 'B', 'C', 'D', 'E'] as const;
const groups = labels.slice(0, 4);

export const aRoute: RouteSummary = {
  id: 7,
  name: 'Дорога к радиовышке',
  world: 'watopia',
  distance: 31.4,
  elevation: 642,
  leadInDistance: 0.4,
  lap: false,
  heights: null,
  climbs: [
    { fromKm: 9, toKm: 14, elevationM: 160 },
    { fromKm: 23, toKm: 30, elevationM: 380 },
  ],
};

export const anOrganizer = {
  _id: '0000000000000000000000a1',
  name: 'Клуб «Ось»',
  shortName: 'ОСЬ',
  urlSlug: 'os',
  logoUrls: null,
  isPublished: true,
};

/** Creates one group of an invented race; each group label starts a minute after the previous one. */
export function aSubgroup(subgroupLabel: Subgroup['subgroupLabel'], changes: Partial<Subgroup> = {}): Subgroup {
  const at = labels.indexOf(subgroupLabel);
  const starts = new Date(Date.parse(start) + at * minuteMs).toISOString();
  return {
    id: 100 + at,
    label: at + 1,
    subgroupLabel,
    name: `«Перевал» (${subgroupLabel})`,
    description: '',
    mapId: 1,
    routeId: aRoute.id,
    laps: 1,
    distanceInMeters: 0,
    durationInSeconds: 0,
    distanceSummary: { distanceInKilometers: 31.8, elevationGainInMeters: 642 },
    eventSubgroupStart: starts,
    registrationStart: null,
    registrationEnd: null,
    lineUpStart: new Date(Date.parse(starts) - 5 * minuteMs).toISOString(),
    lineUpEnd: null,
    startLocation: null,
    paceType: 1,
    fromPaceValue: 4 - at,
    toPaceValue: 4.99 - at,
    rangeAccessLabel: null,
    accessRules: [],
    jerseyHash: null,
    bikeHash: null,
    rulesSet: [],
    tags: [],
    timeTrialOptions: null,
    invitedLeaders: [],
    invitedSweepers: [],
    totalEntrantCount: 0,
    totalSignedUpCount: 6 + at * 7,
    totalJoinedCount: 0,
    ...changes,
  };
}

/** Creates an invented race of this afternoon, open to all, with four groups. */
export function anEvent(changes: Partial<Event> = {}): Event {
  const id = changes.id ?? 501;
  return {
    _id: id.toString(16).padStart(24, '0'),
    id,
    name: 'Осенний кубок: «Перевал»',
    description: 'Первый горный финиш осени.\n\nПодробности: https://otryv.example/pereval',
    imageUrl: null,
    eventStart: start,
    eventType: 'RACE',
    type: null,
    revision: 0,
    sport: 'CYCLING',
    mapId: 1,
    routeId: aRoute.id,
    cullingType: null,
    categoryEnforcement: false,
    accessExpression: null,
    accessExpressionObj: null,
    rangeAccessLabel: null,
    microserviceEventVisibility: 'PUBLIC',
    microserviceExternalResourceId: null,
    clubName: null,
    organizer: anOrganizer.name,
    organizerId: anOrganizer,
    seriesId: null,
    rulesSet: ['NO_POWERUPS', 'ENFORCE_HRM'],
    tags: [],
    visible: true,
    totalEntrantCount: 0,
    totalJoinedCount: 0,
    totalSignedUpCount: 65 + (id % 10),
    totalFinishedCount: null,
    winner: null,
    typeRaceCustom: 'classicCommon',
    importanceLevel: null,
    started: false,
    hasResults: false,
    updated: null,
    eventSubgroups: groups.map((label) => aSubgroup(label)),
    ...changes,
  };
}

/** Creates a single-page list of events. */
export function anEventList(events: Event[], changes: Partial<EventList> = {}): EventList {
  return {
    events,
    quantityPages: 1,
    quantityEvents: events.length,
    nextCursor: null,
    organizers: [anOrganizer],
    routes: [aRoute],
    ...changes,
  };
}

/** Creates races of today, tomorrow and the day after, each of another kind. */
export function comingEvents(): Event[] {
  return [
    anEvent(),
    anEvent({ id: 502, name: 'Ночная разделка', eventType: 'TIME_TRIAL', eventStart: '2026-11-21T17:00:00.000Z' }),
    anEvent({ id: 503, name: 'Догонялки КРОНА', typeRaceCustom: 'catchUp', eventStart: '2026-11-22T08:00:00.000Z' }),
    anEvent({
      id: 504,
      name: 'Лёгкая катка с разговорами',
      eventType: 'GROUP_RIDE',
      eventStart: '2026-11-22T16:00:00.000Z',
      microserviceEventVisibility: 'DEFINED_BY_RESOURCE_ID',
      eventSubgroups: [aSubgroup('D', { routeId: 999, laps: 0, durationInSeconds: 3600, distanceSummary: null })],
    }),
  ];
}

/** Creates the winner of an invented race. */
export function aWinner(changes: Partial<RaceWinner> = {}): RaceWinner {
  return {
    profileId: 9000,
    firstName: 'Тимур',
    lastName: 'Ветлужский',
    countryAlpha3: 'BLR',
    subgroupLabel: 'A',
    durationInMilliseconds: 1_457_346,
    secondGap: 1626,
    ...changes,
  };
}

/** Creates finished races, latest first. */
export function pastEvents(): Event[] {
  const over = { started: true, hasResults: true };
  return [
    anEvent({
      ...over,
      id: 401,
      name: 'Четверговая гонка',
      eventStart: '2026-11-19T16:30:00.000Z',
      totalFinishedCount: 91,
      winner: aWinner(),
    }),
    anEvent({
      ...over,
      id: 402,
      name: 'Критериум «Лёд»',
      eventStart: '2026-11-18T16:30:00.000Z',
      totalFinishedCount: 46,
      winner: aWinner({ firstName: 'Лука', lastName: 'Заречный', secondGap: 214 }),
    }),
    anEvent({
      ...over,
      id: 403,
      name: 'Утренний подъём',
      eventStart: '2026-11-15T06:00:00.000Z',
      totalFinishedCount: null,
    }),
  ];
}

const riders = [
  ['Тимур', 'Ветлужский', 'BLR'],
  ['Дарина', 'Ледовских', 'RUS'],
  ['Лука', 'Заречный', 'RUS'],
  ['Janne', 'Koskelainen', 'FIN'],
  ['Александр-Мария', 'Преображенский-Долгоруков', 'KAZ'],
] as const;

/** Creates the sign-up at an index of an invented list. */
export function aSignedRider(at = 0, changes: Partial<SignedRider> = {}): SignedRider {
  const [firstName, lastName, countryAlpha3] = riders[at % riders.length] ?? riders[0];
  return {
    subgroup: 100 + (at % groups.length),
    subgroupLabel: groups[at % groups.length] ?? 'A',
    id: 9000 + at,
    profileId: 9000 + at,
    firstName,
    lastName,
    male: at % riders.length !== 1,
    countryAlpha3,
    imageSrc: null,
    age: 24 + at,
    height: 1780 + at * 10,
    weight: 72_400 + at * 350,
    team: null,
    isLeader: false,
    isSweeper: false,
    racingScore: at % 3 === 2 ? null : 520 + at * 10,
    cpBestEfforts: at % 3 === 2 ? null : [{ duration: 300, watts: 380, wattsKg: 5.25 }],
    ...changes,
  };
}

/** Creates a race with the given number of sign-ups. */
export function anEventWithRiders(count: number, changes: Partial<Event> = {}): EventDetails {
  const signedRiders = Array.from({ length: count }, (_, at) => aSignedRider(at));
  return { event: { ...anEvent(changes), signedRiders }, routes: [aRoute] };
}

/** Creates a race that started 48 minutes ago, with the first of two groups finished. */
export function anOngoingRace(changes: Partial<Event> = {}): OngoingRaces['data'][number] {
  const rider = { countryAlpha3: 'RUS', place: 1 };
  return {
    event: anEvent({
      id: 410,
      name: 'Длинный штиль',
      eventStart: '2026-11-21T11:12:00.000Z',
      started: true,
      totalSignedUpCount: 56,
      totalFinishedCount: 14,
      updated: '2026-11-21T11:55:00.000Z',
      ...changes,
    }),
    until: '2026-11-21T13:05:00.000Z',
    finishers: [
      {
        ...rider,
        profileId: 1101,
        firstName: 'Тимур',
        lastName: 'Ветлужский',
        subgroupLabel: 'A',
        durationInMilliseconds: 2_537_346,
      },
      {
        ...rider,
        profileId: 1102,
        firstName: 'Вера',
        lastName: 'Якорева',
        subgroupLabel: 'B',
        countryAlpha3: null,
        durationInMilliseconds: null,
      },
    ],
  };
}

/** Creates the same race before the first finish. */
export function anUnfinishedRace(changes: Partial<Event> = {}): OngoingRaces['data'][number] {
  const event = { id: 411, name: 'Вторник в полный ход', totalFinishedCount: null, updated: null, ...changes };
  return { ...anOngoingRace(event), finishers: [] };
}
