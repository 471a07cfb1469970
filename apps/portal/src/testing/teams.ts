import type {
  BannedRider,
  OwnTeams,
  PendingRider,
  PublicTeam,
  RatedTeam,
  RatingResult,
  TeamCardDto,
  TeamMember,
  TeamStatistics,
} from '@otryv/contract';
import type { HttpHandler } from 'msw';
import { aUser, sessionOf } from './aSession.ts';
import { respondWith } from './respondWith.ts';
import { aListedRider, aRiderResult } from './riders.ts';

export const teamId = '65f0000000000000000000f1';
export const season = '2026-2027';
const noPictures = { logoUrls: null, posterUrls: null };
const userIdOf = (at: number) => `65f0000000000000000000a${at + 1}`;

export function aTeamCard(changes: Partial<TeamCardDto> = {}): TeamCardDto {
  return {
    _id: teamId,
    name: 'Ветер',
    shortName: 'ВЕТЕР',
    urlSlug: 'veter',
    appearance: { badgeBackground: '#1f6fd0', badgeTextColor: '#ffffff' },
    ...noPictures,
    mission: 'Едем группой, финишируем отрывом',
    totalMembers: 3,
    ...changes,
  };
}

export const krona = {
  _id: '65f0000000000000000000f2',
  name: 'Крона',
  shortName: 'КРОНА',
  urlSlug: 'krona',
  appearance: { badgeBackground: '#fccf0b', badgeTextColor: '#14181f' },
};

export function aTeam(changes: Partial<PublicTeam> = {}): PublicTeam {
  return {
    ...aTeamCard(),
    description: 'Собрались в 2023 году на **трёх** станках.',
    telegram: { group: 'https://t.me/veter_team', channel: null },
    website: 'https://veter.example',
    vk: null,
    zwiftClubId: null,
    zwiftClubUrl: null,
    createdAt: '2023-10-05T09:00:00.000Z',
    closedAt: null,
    ...changes,
  };
}

export function aMember(at = 0, changes: Partial<TeamMember> = {}): TeamMember {
  return {
    _id: `65f0000000000000000000e${at + 1}`,
    userId: userIdOf(at),
    role: (['Founder', 'Vice-Captain', null] as const)[at] ?? null,
    specialization: (['All-Rounder', 'Climber', null] as const)[at] ?? null,
    createdAt: '2023-10-05T09:00:00.000Z',
    rider: aListedRider(at),
    seasonPoints: [66, 104, 0][at] ?? 0,
    seasonRaces: [9, 10, 0][at] ?? 0,
    ...changes,
  };
}

export function someStatistics(changes: Partial<TeamStatistics['data']> = {}): TeamStatistics['data'] {
  return {
    riderMetrics: {
      totalMembers: 3,
      categories: [
        { category: 'B', members: 2 },
        { category: null, members: 1 },
      ],
      averageRacingScore: 538,
      medals: { gold: 31, silver: 27, bronze: 0 },
    },
    events: { totalResults: 118, resultsInActiveSeason: 41 },
    registeredEventsCount: 6,
    season,
    seasonRating: { rank: 4, points: 432, rankedTeams: 9, pointsToNext: 29 },
    weeks: [12, 28, 31, 18, 44, 52, 27, 36, 61, 40, 38, 45].map((points, at) => ({
      from: new Date(Date.UTC(2026, 8, 1 + at * 7)).toISOString(),
      points,
    })),
    ...changes,
  };
}

export function aRatedTeam(changes: Partial<RatedTeam> = {}): RatedTeam {
  const { mission: _, ...card } = aTeamCard();
  return {
    ...card,
    rank: 2,
    rankPoints: 432,
    totalMembers: 24,
    averageRacingScore: 538,
    totalResults: 58,
    scorers: 7,
    eventMedals: 12,
    isClosed: false,
    ...changes,
  };
}

export function aRatingResult(changes: Partial<RatingResult> = {}): RatingResult {
  return {
    id: '5100001.1020',
    points: 22,
    rank: 2,
    base: 18,
    profileId: 1020,
    profileData: aListedRider(0),
    subgroupLabel: 'B',
    event: { id: 5_100_001, name: 'Четверговая гонка. Холмы', start: '2026-11-19T16:30:00.000Z' },
    series: null,
    resultPath: '/race/results/5100001?row=1020',
    coefficients: { importance: 1, mass: 1.2 },
    ...changes,
  };
}

export function aRequest(changes: Partial<PendingRider> = {}): PendingRider {
  return {
    userId: '65f0000000000000000000b1',
    requestedAt: '2026-11-21T11:38:00.000Z',
    rider: aListedRider(1),
    takenBy: null,
    ...changes,
  };
}

export function aBan(changes: Partial<BannedRider> = {}): BannedRider {
  return {
    userId: '65f0000000000000000000b3',
    bannedAt: '2026-10-04T09:00:00.000Z',
    bannedReason: 'дважды ехал под чужим именем',
    bannedBy: 'Лев Подветренный',
    rider: aListedRider(3),
    ...changes,
  };
}

type OwnMember = NonNullable<OwnTeams['data']['member']>;

export function anOwnMember(changes: Partial<OwnMember> = {}): OwnMember {
  const { mission: _, totalMembers: __, ...card } = aTeamCard();
  return {
    ...card,
    userId: userIdOf(0),
    role: 'Founder',
    isCaptain: true,
    isViceCaptain: false,
    pendingCount: 1,
    handOver: null,
    ...changes,
  };
}

export function ownTeams(changes: Partial<OwnTeams['data']> = {}): OwnTeams {
  return { data: { member: null, requests: [], bans: [], ...changes } };
}

/** Responds to public reads: two teams, and all details of one. */
export function publicTeams(team: PublicTeam = aTeam()): HttpHandler[] {
  return [
    respondWith('/api/teams', { data: [aTeamCard(krona), aTeamCard()] }),
    respondWith('/api/teams/results/{urlSlug}', {
      teamResults: [{ ...aRiderResult(0), points: { zpruFinishPoints: 22 } }, aRiderResult(1), aRiderResult(2)],
      quantityPages: 1,
      quantityResults: 3,
      nextCursor: null,
      seasons: [season, '2025-2026'],
    }),
    respondWith('/api/teams/statistics/{urlSlug}', { data: someStatistics() }),
    respondWith('/api/teams/rating-results/{urlSlug}/{season}', {
      data: [
        aRatingResult(),
        aRatingResult({
          id: '5100002.1021',
          points: 30,
          rank: 1,
          base: 25,
          series: { name: 'Осенний кубок', urlSlug: 'autumn', stageOrder: 4 },
          resultPath: '/series/autumn/results/stage/4?row=1021',
        }),
      ],
      quantityPages: 1,
      quantityResults: 2,
      nextCursor: null,
      points: 52,
    }),
    respondWith('/api/team-members/{urlSlug}', { members: [aMember(0), aMember(1), aMember(2)], season }),
    respondWith('/api/statistics/teams/{season}', {
      season,
      dateStart: '2026-09-01T00:00:00.000Z',
      dateEnd: '2027-08-31T23:59:59.999Z',
      seasons: [season, '2025-2026'],
      data: [aRatedTeam({ ...krona, rank: 1, rankPoints: 459 }), aRatedTeam()],
      updatedAt: '2026-11-20T00:10:00.000Z',
    }),
    respondWith('/api/teams/{urlSlug}', { data: team }),
  ];
}

/** Responds as to a rider without a team, with these requests and bans. */
export function strangerOf(changes: Partial<OwnTeams['data']> = {}): HttpHandler[] {
  return [...sessionOf(aUser()), respondWith('/api/teams/own', ownTeams(changes)), ...publicTeams()];
}

/** Responds as to a member of the team; by default its captain, with a pending request. */
export function memberOf(changes: Partial<OwnMember> = {}, team: PublicTeam = aTeam()): HttpHandler[] {
  const member = anOwnMember(changes);
  const rights = { isCreator: member.isCaptain, ...(member.isViceCaptain && { isViceCaptain: true as const }) };
  return [
    ...sessionOf(aUser({ team: { id: member._id, ...rights } })),
    respondWith('/api/teams/own', ownTeams({ member })),
    respondWith('/api/teams/pending-riders', {
      data: [aRequest(), aRequest({ userId: '65f0000000000000000000b2', rider: aListedRider(2), takenBy: krona })],
    }),
    respondWith('/api/teams/banned-riders', { data: [aBan()] }),
    respondWith('/api/teams/invitation', {
      data: { token: 'veter-demo-invitation0', expiresAt: '2026-11-28T09:00:00.000Z', used: 3, limit: 10 },
    }),
    ...publicTeams(team),
  ];
}

/** Responds with the top three teams of the season. */
export function topTeams(): HttpHandler {
  const { rank: _, rankPoints: __, ...card } = aRatedTeam();
  const top = [
    { ...card, ...krona, rank: 1, points: 2418 },
    { ...card, rank: 2, points: 2296 },
    { ...card, _id: '65f0000000000000000000f3', name: 'Пик', shortName: 'ПИК', urlSlug: 'pik', rank: 3, points: 1870 },
  ];
  const data = top.map(({ name, shortName, urlSlug, appearance, logoUrls, posterUrls, rank, points }) => ({
    name,
    shortName,
    urlSlug,
    appearance,
    logoUrls,
    posterUrls,
    rank,
    points,
  }));
  return respondWith('/api/statistics/teams/top', { season, data, updatedAt: '2026-11-20T00:10:00.000Z' });
}
