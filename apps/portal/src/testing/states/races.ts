import type { Appeal, Event, LoggedDecision, ProtocolVersion, ResultDto, SignedRider } from '@otryv/contract';
import { GROUP_LABELS } from '@otryv/race';
import type { HttpHandler } from 'msw';
import {
  anEvent,
  anEventList,
  anOngoingRace,
  anOrganizer,
  anUnfinishedRace,
  aRoute,
  aSignedRider,
  aSubgroup,
  pastEvents,
} from '../anEvent.ts';
import { aDnf, aRaceResults, aResult } from '../aRaceResults.ts';
import { respondWith } from '../respondWith.ts';
import { krona } from '../teams.ts';

const nothing = { value: null, addition: '' as const };
const concealed = { ...nothing, hidden: true as const };
const picture = { small: '/images/os-small.webp', original: '/images/os.webp' };
const avatar = 'https://static.example/rider.jpg';
const team = { name: krona.name, shortName: krona.shortName, urlSlug: krona.urlSlug };
const halfDressed = { ...team, appearance: { badgeBackground: null, badgeTextColor: null } };
const letterAt = (at: number) => GROUP_LABELS[at % GROUP_LABELS.length] ?? 'A';

/** Creates a row with every field set. */
function aFullResult(at: number): ResultDto {
  const row = aResult(at);
  return aResult(at, {
    profileData: {
      ...row.profileData,
      imageSrc: avatar,
      team: { ...team, appearance: krona.appearance },
      weightInGrams: { value: 81_350, addition: 'max', isAccepted: true },
    },
    activityData: { ...row.activityData, endDate: '2026-11-19T16:54:17.346Z' },
    sensorData: { ...row.sensorData, pairedSteeringDevice: true },
    scoreHistory: { newScore: 538.4, previousScore: 521.7, scoreChangeType: 'RACE' },
    points: { zpruFinishPoints: 22 },
    isLeader: true,
    cpSource: 'game',
  });
}

/** Creates a row for which the game has sent the finish alone, of a rider who hides the figures. */
function aSparseResult(at: number): ResultDto {
  const { profileData, activityData } = aResult(at);
  return aResult(at, {
    rank: null,
    speed: null,
    normalizedPower: null,
    variabilityIndex: null,
    cpSource: null,
    cpBestEfforts: [],
    profileData: {
      ...profileData,
      gender: null,
      countryAlpha3: null,
      age: null,
      isAgeHidden: true,
      racingScore: null,
      team: halfDressed,
      weightInGrams: concealed,
      heightInCentimeters: concealed,
    },
    activityData: {
      activityId: null,
      segmentDistanceInMeters: null,
      elevationInMeters: null,
      calories: null,
      endDate: null,
      durationInMilliseconds: activityData.durationInMilliseconds,
    },
    sensorData: {
      avgWatts: nothing,
      heartRateData: { avgHeartRate: concealed },
      powerType: null,
      pairedSteeringDevice: null,
    },
    wattsPerKg: nothing,
    scoreHistory: { newScore: null, previousScore: null, scoreChangeType: null },
    points: { zpruFinishPoints: null },
    isSweeper: true,
  });
}

/**
 * Creates the rows of a protocol in every state: moved between groups, unclassified, with everything and with nothing.
 */
export function everyResult(): ResultDto[] {
  const out = (at: number, disqualification: ResultDto['disqualification'], description: string | null) =>
    aResult(at, {
      rankEvent: 0,
      gap: null,
      gapPrev: null,
      isDisqualification: true,
      disqualification,
      disqualificationDescription: description,
    });
  return [
    aFullResult(0),
    aSparseResult(1),
    ...GROUP_LABELS.map((label, at) => aResult(at + 2, { category: letterAt(at + 1), finalCategory: label })),
    out(7, 'VIRTUAL_POWER', null),
    out(8, 'DSQ', 'вес изменён перед стартом'),
    out(9, 'OFF_RECORD', 'ехал вне зачёта по просьбе организатора'),
    aDnf(10),
    out(11, 'NO_GROUP', null),
    out(12, 'SECOND_ACCOUNT', null),
    out(13, 'IMPLAUSIBLE_TIME', null),
  ];
}

const groupStates = [
  {
    jerseyHash: 3_090_729_076,
    bikeHash: 4_208_139_356,
    startLocation: 2,
    rangeAccessLabel: '510-650',
    registrationStart: '2026-11-18T14:30:00.000Z',
    registrationEnd: '2026-11-21T14:27:00.000Z',
    lineUpEnd: '2026-11-21T14:29:00.000Z',
    accessRules: [
      { name: 'racingScore', result: true },
      { name: 'male', result: false },
      { name: 'club', result: true },
    ],
    timeTrialOptions: { timeGapBetweenRowsMs: 30_000, maxRows: 25, maxRidersPerRow: 3 },
  },
  {
    mapId: null,
    routeId: null,
    paceType: null,
    fromPaceValue: null,
    toPaceValue: null,
    lineUpStart: null,
    timeTrialOptions: { timeGapBetweenRowsMs: null, maxRows: null, maxRidersPerRow: null },
  },
  {},
] as const;

/** Races in every state: complete, minimal, hidden, and one whose winner is almost unknown. */
function everyEvent(): Event[] {
  const [over, , unread] = pastEvents();
  const [first, second, third] = groupStates;
  const logo = { ...anOrganizer, logoUrls: picture };
  return [
    anEvent({
      id: 511,
      name: 'Зимний кубок: «Гребень»',
      imageUrl: avatar,
      type: 'EFONDO',
      cullingType: 'CULLING_EVENT_ONLY',
      categoryEnforcement: true,
      accessExpression: 'racingScore >= 510',
      rangeAccessLabel: '510-650',
      accessExpressionObj: { name: 'racingScore', label: '510-650', description: 'По гоночному рейтингу' },
      clubName: 'Ось',
      organizerId: logo,
      importanceLevel: 'championship',
      totalSignedUpCount: 61,
      seriesId: { _id: '66a1b2c3d4e5f6a7b8c9d0e1', name: 'Зимний кубок', urlSlug: 'zimnij-kubok', logoUrls: picture },
      eventSubgroups: [
        aSubgroup('A', { ...first, accessRules: [...first.accessRules] }),
        aSubgroup('B', second),
        aSubgroup('E', third),
      ],
    }),
    anEvent({
      id: 512,
      name: 'Без всего',
      description: '',
      eventStart: '2026-11-22T07:10:00.000Z',
      mapId: null,
      routeId: null,
      organizer: null,
      organizerId: null,
      microserviceEventVisibility: null,
      typeRaceCustom: null,
      visible: false,
      totalSignedUpCount: 0,
      eventSubgroups: [],
      accessExpressionObj: { name: 'closed', label: 'Закрыт', description: null },
    }),
    anEvent({
      id: 513,
      name: 'Клубный заезд',
      eventStart: '2026-11-23T16:45:00.000Z',
      totalSignedUpCount: 17,
      organizerId: { ...anOrganizer, shortName: null, isPublished: false },
    }),
    ...(over?.winner
      ? [
          {
            ...over,
            winner: { ...over.winner, countryAlpha3: null, durationInMilliseconds: null, secondGap: null },
          },
        ]
      : []),
    ...(unread ? [unread] : []),
  ];
}

/** Creates signed-up riders in every state. */
function everySignedRider(): SignedRider[] {
  const hides = { isAgeHidden: true as const, isHeightHidden: true as const, isWeightHidden: true as const };
  return [
    aSignedRider(0, { isLeader: true, imageSrc: avatar, team: { ...team, appearance: krona.appearance } }),
    aSignedRider(1, { isSweeper: true, team: halfDressed }),
    aSignedRider(2, { ...hides, age: null, height: null, weight: null, countryAlpha3: null, racingScore: null }),
    aSignedRider(3, {
      cpBestEfforts: [{ duration: 300, watts: null, wattsKg: null }],
      team: { ...team, appearance: null },
    }),
    aSignedRider(4, { subgroupLabel: 'E' }),
  ];
}

/** A lap route with its profile. */
const lapRoute = {
  ...aRoute,
  id: 8,
  name: 'Вулкан',
  lap: true,
  distance: 4.1,
  elevation: 19,
  heights: [3, 8, 21, 12, 5],
};

const decision = (at: number, changes: Partial<LoggedDecision>): LoggedDecision => ({
  _id: `65f0000000000000000001${String(at).padStart(2, '0')}`,
  rowId: `401.${1000 + at}`,
  isInForce: true,
  name: ['Тимур Ветлужский', 'Дарина Ледовских', 'Лука Заречный'][at % 3] ?? '',
  subgroupLabel: letterAt(at),
  value: letterAt(at),
  undoes: null,
  reason: `Решение ${at + 1}`,
  author: 'Дина Секундомерова',
  version: 14 - at,
  at: new Date(Date.parse('2026-11-20T15:40:00.000Z') - at * 3_720_000).toISOString(),
  ...changes,
});

/** Creates decisions of every kind, newest first. */
function everyDecision(): LoggedDecision[] {
  return [
    decision(0, { value: 'undo', undoes: '65f000000000000000000106' }),
    ...GROUP_LABELS.map((value, at) => decision(at + 1, { value })),
    decision(6, { value: 'DSQ', isInForce: false }),
    decision(7, { value: 'OFF_RECORD', reason: null, version: null, subgroupLabel: null }),
  ];
}

const causes = [
  'state',
  'decision',
  'rules',
  'links',
  'event',
  'rebuild',
  'import',
] as const satisfies ProtocolVersion['cause'][];

/** Creates versions with every cause, newest first: the row was added, changed and removed. */
function everyVersion(): ProtocolVersion[] {
  const rows = [
    { before: '4', after: null },
    { before: '3', after: '4' },
    { before: '5', after: '3' },
    null,
    { before: null, after: '3' },
    null,
  ];
  return causes.map((cause, at) => ({
    version: causes.length - at,
    createdAt: `2026-11-2${causes.length - at}T09:50:00.000Z`,
    cause,
    moved: cause === 'import' ? null : at + 2,
    row: rows[at] ?? null,
  }));
}

/** Creates appeals in every state: own and others', open and decided. */
function everyAppeal(): Appeal[] {
  const appeal = (at: number, status: Appeal['status'], changes: Partial<Appeal>): Appeal => ({
    _id: `65f00000000000000000020${at}`,
    rowId: `401.${1000 + at}`,
    subgroupLabel: letterAt(at),
    status,
    name: ['Тимур Ветлужский', 'Дарина Ледовских', 'Лука Заречный', 'Janne Koskelainen'][at] ?? '',
    createdAt: `2026-11-20T1${at}:0${at}:00.000Z`,
    text: null,
    link: null,
    answer: null,
    answeredBy: null,
    answeredAt: null,
    isOwn: false,
    ...changes,
  });
  const answeredBy = { answeredBy: 'Дина Секундомерова', answeredAt: '2026-11-21T09:50:00.000Z' };
  return [
    appeal(0, 'open', {
      isOwn: true,
      text: 'Датчик пульса был, запись приложена.',
      link: 'https://files.example/ride.fit',
    }),
    appeal(1, 'open', { subgroupLabel: null }),
    appeal(2, 'accepted', {
      ...answeredBy,
      isOwn: true,
      text: 'Финишировал до отсечки.',
      answer: 'Пульс есть в файле.',
    }),
    appeal(3, 'rejected', { ...answeredBy, text: 'Ехал в своей группе.', answer: 'Мощность группы A.' }),
  ];
}

const moderators = [
  {
    moderator: 'Дина Секундомерова',
    date: '2026-11-20T15:40:00.000Z',
    action: { property: 'disqualification', value: 'DSQ', rider: 'Лука Заречный', message: 'вес изменён' },
  },
  {
    moderator: null,
    date: '2026-11-20T16:20:00.000Z',
    action: { property: 'category', value: 'B', rider: 'Тимур Ветлужский', message: null },
  },
];

/** State of a protocol that a person made official, and locked without a comment. */
const closed = {
  state: 'official' as const,
  protestsFrom: null,
  protestsUntil: null,
  officialAt: null,
  officialSince: '2026-11-21T09:00:00.000Z',
  officialBy: 'Дина Секундомерова',
  lock: { author: 'Игнат Протоколов', reason: null, at: '2026-11-21T09:05:00.000Z' },
};
const open = {
  state: 'provisional' as const,
  protestsFrom: '2026-11-19T16:58:00.000Z',
  protestsUntil: '2026-11-22T16:58:00.000Z',
  officialAt: '2026-11-22T16:58:00.000Z',
  officialSince: null,
  officialBy: null,
  lock: null,
};

/** Responds with the protocol in every state of its rows, open to protests. */
export function everyStateOfOpenRaces(): HttpHandler[] {
  const results = aRaceResults(everyResult(), { protocol: open, version: 5 });
  return [respondWith('/api/race/results/{id}', results), ...everyStateOfRaces()];
}

/** Responds about races in every state; the protocol is official and locked. */
export function everyStateOfRaces(): HttpHandler[] {
  const results = aRaceResults(everyResult(), {
    protocol: closed,
    version: 5,
    modifiedResults: { hasModified: true, moderators },
  });
  const events = everyEvent();
  return [
    respondWith('/api/race/results/{id}', { ...results, routes: [aRoute, lapRoute] }),
    respondWith('/api/race/results/{id}/history', { versions: everyVersion(), decisions: everyDecision() }),
    respondWith('/api/race/results/{id}/appeals', { data: everyAppeal(), ownRowIds: [] }),
    respondWith('/api/race/events/ongoing', { data: [anOngoingRace(), anUnfinishedRace()], routes: [aRoute] }),
    respondWith('/api/race/events/{id}', {
      event: { ...anEvent({ ...events[0], id: 511 }), signedRiders: everySignedRider() },
      routes: [aRoute, lapRoute],
    }),
    respondWith('/api/race/events', {
      ...anEventList(events),
      routes: [aRoute, lapRoute],
    }),
  ];
}
