import type { FastifyInstance, FastifyRequest } from 'fastify';
import { gameDate } from '../wire/gameDate.ts';
import { gameClubs, type Organizer, organizers } from '../world/organizers.ts';
import type { Rider } from '../world/riders.ts';
import type { World } from '../world/world.ts';
import { type Page, wholeNumbers } from './query.ts';

type SecurityLevel = 'MEMBER' | 'MODERATOR';
export interface ClubRights {
  /** Returns whether the account of a request moderates a club. */
  readonly moderates: (request: FastifyRequest, clubId: string) => boolean;
  /** Deleted clubs. */
  readonly gone: ReadonlySet<string>;
}

const FOUNDED = gameDate(Date.UTC(2024, 8, 1));
const BOT_PROFILE = 1000000;
const clubs: readonly Organizer[] = Object.values(gameClubs);
const ridden: readonly Organizer[] = Object.values(organizers);

/** Routes for clubs of the season's organizers, with the rights that the account has in them. */
export function clubRoutes(app: FastifyInstance, world: World, { moderates, gone }: ClubRights): void {
  const levelOf = (request: FastifyRequest, { clubId }: Organizer) =>
    moderates(request, clubId) ? ('MODERATOR' as const) : ('MEMBER' as const);
  const schema = { querystring: wholeNumbers({ start: 0, limit: 100 }) };

  app.get<{ Params: { uuid: string } }>('/api/clubs/club/:uuid', async (request, reply) => {
    const club = clubs.find(({ clubId }) => clubId === request.params.uuid && !gone.has(clubId));
    return club
      ? clubJson(club, members(world, club).length, levelOf(request, club))
      : reply.code(404).send({ message: 'Club not found' });
  });

  app.get<{ Querystring: Page }>('/api/clubs/club/list/my-clubs', { schema }, async (request) => {
    const { start, limit } = request.query;
    const mine = clubs.filter(({ clubId }) => moderates(request, clubId));
    return {
      total: mine.length,
      results: mine.slice(start, start + limit).map((club) => clubJson(club, members(world, club).length, 'MODERATOR')),
    };
  });

  app.get<{ Params: { uuid: string }; Querystring: Page }>(
    '/api/clubs/club/:uuid/roster',
    { schema },
    async ({ params, query: { start, limit } }, reply) => {
      const club = clubs.find(({ clubId }) => clubId === params.uuid);
      if (!club) return reply.code(404).send({ message: 'Club not found' });
      const rows = members(world, club).slice(start, start + limit);
      return { results: rows.map((rider) => memberJson(club, rider)) };
    },
  );
}

/**
 * Returns the members of a club: riders are distributed among the organizers' clubs by number; some belong to another
 * one too.
 */
function members(world: World, club: Organizer): Rider[] {
  const number = clubs.indexOf(club);
  return [...world.riders.values()].filter(({ profileId }) =>
    number < ridden.length ? profileId % ridden.length === number : profileId % 13 === number,
  );
}

function clubJson(club: Organizer, memberCount: number, level: SecurityLevel) {
  return {
    id: club.clubId,
    name: club.name,
    shortName: club.name,
    tagline: club.tagline,
    description: club.tagline,
    images: [],
    memberCount,
    maxMembers: 5000,
    createdOn: FOUNDED,
    modifiedOn: FOUNDED,
    preferredLanguage: 'ru',
    country: 'rus',
    sports: ['CYCLING'],
    type: 'COMMUNITY',
    connections: [],
    membership: membership(club, BOT_PROFILE, level),
    restriction: { joinMethod: club === gameClubs.axisYouth ? 'APPROVAL_REQUIRED' : 'OPEN' },
    myActiveClub: false,
  };
}

function memberJson(club: Organizer, rider: Rider) {
  return {
    firstName: rider.firstName,
    lastName: rider.lastName,
    gender: rider.male ? 'MALE' : 'FEMALE',
    countryCode: rider.country,
    membership: membership(club, rider.profileId, 'MEMBER'),
  };
}

function membership({ clubId }: Organizer, profileId: number, securityLevel: SecurityLevel) {
  const membershipId = `00000000-0000-4000-8002-${String(profileId).padStart(12, '0')}`;
  return { membershipId, clubId, profileId, status: 'MEMBER', securityLevel, createdOn: FOUNDED, modifiedOn: FOUNDED };
}
