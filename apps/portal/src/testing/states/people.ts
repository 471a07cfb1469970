import type {
  Comparison,
  ListedRider,
  ProfileData,
  PublicTeam,
  RiderPower,
  Settings,
  TeamMember,
} from '@otryv/contract';
import { CAPTAIN_ROLES, MEMBER_ROLES, TEAM_SPECIALIZATIONS } from '@otryv/contract/schemas';
import type { HttpHandler } from 'msw';
import { aLinkedGameId, aUser, sessionOf, someSettings } from '../aSession.ts';
import { aServiceMessage } from '../messageServer.ts';
import { respondWith } from '../respondWith.ts';
import {
  aComparedRace,
  aComparison,
  aListedRider,
  aPowerCurve,
  aProfile,
  aRiderPower,
  gleb,
  someRiders,
} from '../riders.ts';
import {
  aBan,
  aMember,
  aRatedTeam,
  aRatingResult,
  aRequest,
  aTeam,
  krona,
  memberOf,
  publicTeams,
  someStatistics,
} from '../teams.ts';

const avatar = 'https://static.example/rider.jpg';
const team = { name: krona.name, shortName: krona.shortName, urlSlug: krona.urlSlug, appearance: krona.appearance };
const vk = {
  id: '7700123',
  firstName: 'Лев',
  lastName: 'Подветренный',
  avatarSrc: avatar,
  gender: 'male' as const,
  birthday: '1992-04-17',
  email: 'lev@pochta.example',
};
const yandex = { ...vk, id: '8812', avatarSrc: null, gender: 'female' as const, birthday: null, email: null };

/** Creates settings with all options enabled that are off elsewhere, and game ids in every state. */
function everySetting(): Settings {
  const { streams } = someSettings();
  return someSettings({
    emailConfirmed: false,
    emailPending: 'lev.novyj@pochta.example',
    externalAccounts: { vk, yandex },
    notifications: { news: true, events: false, development: true, messages: false },
    streams: {
      ...streams,
      streamingRestricted: true,
      twitch: { channelName: 'veter_live', isEnabled: true },
      youtube: { channelHandle: '@veter', isEnabled: true },
    },
    gameIds: [
      aLinkedGameId({ imageSrc: avatar }),
      aLinkedGameId({ zwiftId: 777, isMain: false, firstName: 'Лев', lastName: 'Второй', countryAlpha3: null }),
      aLinkedGameId({
        zwiftId: 4_600_982,
        isMain: false,
        isProved: false,
        firstName: 'Лев',
        lastName: 'Третий',
        proof: { code: 'OTR-5821', expiresAt: '2026-11-21T12:11:00.000Z' },
      }),
    ],
  });
}

/** Creates riders in every state: with everything, with nothing known, and hiding everything possible. */
function everyListedRider(): ListedRider[] {
  const none = { racingScore: null, category: null, categoryWomen: null };
  const hides = { isAgeHidden: true as const, isHeightHidden: true as const, isWeightHidden: true as const };
  return [
    aListedRider(0, { imageSrc: avatar, team }),
    aListedRider(1, { cpBestEfforts: null, competitionMetrics: none, category: null, ftp: null, countryAlpha3: null }),
    aListedRider(2, { ...hides, age: null, height: null, weight: null, competitionMetrics: null }),
  ];
}

/** Creates a rider on air, with a team and an introduction. */
function aKnownProfile(): ProfileData {
  const known = { imageSrc: avatar, team, bio: 'Гоняюсь по четвергам.' };
  return aProfile(known, {
    streams: [{ platform: 'youtube', url: 'https://www.youtube.com/@lev' }],
    onAir: 'https://www.youtube.com/watch?v=tour',
  });
}

/** Creates a rider without figures: the game has sent only the name. */
function anUnknownProfile(): ProfileData {
  const none = { competitionMetrics: null, racingScoreChange: null, category: null, ftp: null, countryAlpha3: null };
  return aProfile({ ...none, age: null, height: null, weight: null }, { powerCurve: null, streams: null });
}

/** Creates power data in every state: an excluded race, a hidden weight, efforts without a figure. */
function everyPower(): RiderPower {
  const { records, powerFromEvents } = aRiderPower();
  const [race, ...others] = powerFromEvents;
  const unknown = (effort: (typeof records)[number]['byWatts'][number]) => ({ ...effort, watts: null, wattsKg: null });
  return aRiderPower({
    powerCurve: null,
    records: records.map((record, at) =>
      at === 0
        ? { ...record, place: null, byWatts: record.byWatts.map(unknown), byWattsKg: record.byWattsKg.map(unknown) }
        : record,
    ),
    powerFromEvents: race
      ? [
          ...others,
          {
            ...race,
            isCounted: false,
            cpBestEfforts: race.cpBestEfforts.map((effort) => ({ ...effort, watts: null, wattsKg: null })),
          },
        ]
      : [],
    forecast: {
      category: 'B',
      next: 'A',
      watts: null,
      wattsPerKg: 3.98,
      neededWatts: 250,
      neededWattsPerKg: 4,
      missingWatts: null,
      missingWattsPerKg: 0.02,
      wattsToReach: null,
    },
  });
}

/** Creates a comparison with a rider without figures, and with a race for each reason not to count it. */
function everyComparison(): Comparison {
  const { riders, ...rest } = aComparison();
  const [first, second] = riders;
  const leftOut = (['virtualPower', 'banned', 'implausible'] as const).map((reason, at) => ({
    reason,
    name: `Заезд вне кривой ${at + 1}`,
    date: `2026-11-1${at}T16:30:00.000Z`,
    eventId: 5_100_010 + at,
  }));
  const curve = aPowerCurve({ leftOut });
  const powerCurve = { ...curve, pointsWatts: curve.pointsWatts.map((point) => ({ ...point, eventId: null })) };
  return {
    ...rest,
    riders: [
      ...(first ? [{ ...first, powerCurve, profile: { ...first.profile, bio: 'Гоняюсь по четвергам.' } }] : []),
      ...(second ? [{ ...second, powerCurve: null }] : []),
    ],
    races: [
      aComparedRace(6, 12_304, { uncounted: 'otherGroup', aheadAt: null, leadMs: null }),
      aComparedRace(5, 41_377, { distanceInMeters: null, elevationInMeters: null }),
      aComparedRace(3, -1567),
      aComparedRace(2, null),
    ],
    next: { eventId: 501, eventName: 'Осенний кубок: «Перевал»', eventStart: '2026-11-21T14:30:00.000Z' },
  };
}

/** Creates members with every role and specialization, one of them not read from the game yet. */
function everyMember(): TeamMember[] {
  const [captain] = CAPTAIN_ROLES.slice(-1);
  return [captain ?? null, ...MEMBER_ROLES, null].map((role, at) =>
    aMember(at, { role, specialization: TEAM_SPECIALIZATIONS[at] ?? null, ...(at === 6 && { rider: null }) }),
  );
}

/** Notifications of every type, read and unread, with links inside and outside the portal. */
const everyMessage = [
  aServiceMessage({
    _id: '6700000000000000000000b1',
    type: 'incoming_message',
    title: 'Организатор КРОНА',

    text: 'Регламент изменён',
    externalEntityUrl: 'https://krona.example/rules',
    entityLogo: '/images/krona.webp',
  }),
  aServiceMessage({
    _id: '6700000000000000000000b2',
    type: 'race',
    title: 'Осенний кубок',
    createdAt: '2026-11-21T09:06:00.000Z',
    text: 'Протокол этапа 4 изменён: вы стали 20-м, было 21',
    entityUrl: '/race/results/5100003',
  }),
  aServiceMessage({
    _id: '6700000000000000000000b3',
    type: 'system',
    title: 'Отрыв',
    createdAt: '2026-11-20T17:31:00.000Z',
    text: 'Номер 4600982 ждёт подтверждения',
    isRead: true,
  }),
  aServiceMessage({ createdAt: '2026-11-19T08:15:00.000Z' }),
];

/** Responds about a rider with almost no data. */
export function everyStateOfUnknownRiders(): HttpHandler[] {
  return [respondWith('/api/race/profile/{zwiftId}', anUnknownProfile()), ...everyStateOfRiders()];
}

/** Responds about riders in every state. */
export function everyStateOfRiders(): HttpHandler[] {
  const win = { eventStart: '2026-11-14T05:00:00.000Z', subgroupLabel: 'B' as const, watts: 311, wattsPerKg: 3.96 };
  return [
    respondWith('/api/race/profile/compare', everyComparison()),
    respondWith('/api/race/profile/wins/{zwiftId}', {
      data: [
        { ...win, eventId: 4, eventName: 'Утренний подъём', durationInMilliseconds: 1_924_025, finishers: 24 },
        {
          ...win,
          eventId: 3,
          eventName: 'Без датчика',
          durationInMilliseconds: null,
          finishers: 17,
          watts: null,
          wattsPerKg: null,
        },
      ],
      quantityPages: 1,
      nextCursor: null,
      medals: { gold: 2, silver: 7, bronze: 8 },
    }),
    respondWith('/api/race/profile/rivals/{zwiftId}', {
      data: [{ ...gleb, male: true, imageSrc: null, countryAlpha3: null, category: null, commonRaces: 8 }],
    }),
    respondWith('/api/race/profile/{zwiftId}/power', everyPower()),
    respondWith('/api/race/profile/{zwiftId}', aKnownProfile()),
    respondWith('/api/riders', { ...someRiders(everyListedRider()), leadingScore: null, updatedAt: null }),
  ];
}

/** Responds to a captain about a team in every state. */
export function everyStateOfOwnTeam(): HttpHandler[] {
  return [...teamReads(), ...memberOf()];
}

/** Creates a team with the kinds of links that the other one lacks. */
function aTeamOfOtherLinks(): PublicTeam {
  return aTeam({
    telegram: { group: null, channel: 'https://t.me/veter' },
    website: null,
    vk: 'https://vk.com/veter',
    zwiftClubId: '0a1b2c3d-1111-4222-8333-444455556666',
    zwiftClubUrl: 'https://www.zwift.com/clubs/veter',
  });
}

/** Responds about teams in every state: closed, without points, with riders that are not read yet. */
export function everyStateOfTeams(): HttpHandler[] {
  return [...teamReads(), ...publicTeams(aTeamOfOtherLinks())];
}

function teamReads(): HttpHandler[] {
  const season = { season: '2026-2027', seasons: ['2026-2027', '2025-2026', '2024-2025'], updatedAt: null };
  const figures = someStatistics();
  return [
    respondWith('/api/team-members/{urlSlug}', { members: everyMember(), season: season.season }),
    respondWith('/api/teams/statistics/{urlSlug}', {
      data: {
        ...figures,
        riderMetrics: { ...figures.riderMetrics, averageRacingScore: null },
        seasonRating: { rank: 1, points: 432, rankedTeams: 8, pointsToNext: null },
      },
    }),
    respondWith('/api/teams/rating-results/{urlSlug}/{season}', {
      data: [aRatingResult({ subgroupLabel: null })],
      quantityPages: 1,
      quantityResults: 1,
      nextCursor: null,
      points: 22,
    }),
    respondWith('/api/statistics/teams/{season}', {
      ...season,
      dateStart: '2026-09-01T00:00:00.000Z',
      dateEnd: '2027-08-31T23:59:59.999Z',
      data: [
        aRatedTeam({ ...krona, rank: 1, rankPoints: 459 }),
        aRatedTeam({ rank: 2, rankPoints: 93, isClosed: true, totalMembers: 0, averageRacingScore: null }),
        aRatedTeam({
          _id: '65f0000000000000000000f3',
          name: 'Пик',
          shortName: 'ПИК',
          urlSlug: 'pik',
          rank: null,
          rankPoints: 0,
          totalResults: 0,
          scorers: 0,
          eventMedals: 0,
        }),
      ],
    }),
    respondWith('/api/statistics/teams/top', { season: season.season, data: [], updatedAt: null }),
    respondWith('/api/teams/pending-riders', {
      data: [aRequest({ rider: null }), aRequest({ userId: 'b'.repeat(24) })],
    }),
    respondWith('/api/teams/banned-riders', { data: [aBan({ rider: null, bannedBy: null })] }),
  ];
}

/** Responds as to a reader whose account has every kind of data. */
export function everyStateOfAccount(): HttpHandler[] {
  const user = aUser({
    photoProfile: avatar,
    emailConfirmed: false,
    externalAccounts: { vk, yandex },
    isModeratorClub: true,
    moderator: { clubs: ['0a1b2c3d-1111-4222-8333-444455556666'] },
  });
  return [
    respondWith('/api/race/profile/visibility', {
      data: { heartRate: false, weight: false, height: false, age: true },
    }),
    respondWith('/api/race/profile/calendar', { data: { createdAt: '2026-11-20T09:00:00.000Z' } }),
    respondWith('/api/service-messages', { data: everyMessage }),
    ...sessionOf(user, everySetting()),
  ];
}

/** Responds as to a reader whose account was created through VK alone, with almost no data. */
export function everyStateOfNewAccount(): HttpHandler[] {
  const externalAccounts = { vk: { ...vk, gender: null }, yandex: null };
  const user = aUser({ email: null, zwiftId: null, zwiftIds: [], externalAccounts });
  return sessionOf(user, someSettings({ email: null, externalAccounts, gameIds: [] }));
}
