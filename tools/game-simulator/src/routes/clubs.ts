import type { FastifyInstance } from 'fastify';
import { gameDate } from '../wire/gameDate.ts';
import { type Organizer, organizers } from '../world/organizers.ts';
import type { Rider } from '../world/riders.ts';
import type { World } from '../world/world.ts';
import { type Page, wholeNumbers } from './query.ts';

const FOUNDED = gameDate(Date.UTC(2024, 8, 1));
const BOT_PROFILE = 1000000;
const clubs: readonly Organizer[] = Object.values(organizers);

/** Clubs of the season's organizers; the account moderates all of them. */
export function clubRoutes(app: FastifyInstance, world: World): void {
  const schema = { querystring: wholeNumbers({ start: 0, limit: 100 }) };

  app.get<{ Params: { uuid: string } }>('/api/clubs/club/:uuid', async ({ params }, reply) => {
    const club = clubs.find(({ clubId }) => clubId === params.uuid);
    return club ? clubJson(club, members(world, club).length) : reply.code(404).send({ message: 'Club not found' });
  });

  app.get<{ Querystring: Page }>('/api/clubs/club/list/my-clubs', { schema }, async ({ query: { start, limit } }) => ({
    total: clubs.length,
    results: clubs.slice(start, start + limit).map((club) => clubJson(club, members(world, club).length)),
  }));

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

/** The riders share the clubs out among themselves by their number. */
function members(world: World, club: Organizer): Rider[] {
  return [...world.riders.values()].filter(({ profileId }) => clubs[profileId % clubs.length] === club);
}

function clubJson(club: Organizer, memberCount: number) {
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
    membership: membership(club, BOT_PROFILE, 'MODERATOR'),
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

function membership({ clubId }: Organizer, profileId: number, securityLevel: 'MEMBER' | 'MODERATOR') {
  const membershipId = `00000000-0000-4000-8002-${String(profileId).padStart(12, '0')}`;
  return { membershipId, clubId, profileId, status: 'MEMBER', securityLevel, createdOn: FOUNDED, modifiedOn: FOUNDED };
}
