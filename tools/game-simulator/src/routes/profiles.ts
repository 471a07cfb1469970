import type { FastifyInstance } from 'fastify';
import { entrantJson, profileJson } from '../wire/profileJson.ts';
import type { World } from '../world/world.ts';
import { idInPath, type Page, wholeNumbers } from './query.ts';

const BOT_PROFILE = 1000000;

/** Routes for single profiles, the account's own, and the search by name. */
export function profileRoutes(app: FastifyInstance, world: World): void {
  app.get('/api/profiles/me', async () => ({
    id: BOT_PROFILE,
    publicId: '00000000-0000-4000-8000-0000000000b0',
    firstName: 'Otryv',
    lastName: 'Bot',
    male: true,
    countryAlpha3: 'rus',
    playerType: 'NORMAL',
    competitionMetrics: null,
  }));

  app.get<{ Params: { id: number } }>(
    '/api/profiles/:id',
    { schema: { params: idInPath } },
    async ({ params }, reply) => {
      const rider = world.riders.get(params.id);
      return rider ? profileJson(rider) : reply.code(404).send({ message: 'Profile not found' });
    },
  );

  app.post<{ Body: { query?: string } | null; Querystring: Page }>(
    '/api/search/profiles',
    { schema: { querystring: wholeNumbers({ start: 0, limit: 100 }) } },
    async ({ body, query }) => {
      const wanted = (body?.query ?? '').toLowerCase();
      return [...world.riders.values()]
        .filter(({ firstName, lastName }) => `${firstName} ${lastName}`.toLowerCase().includes(wanted))
        .slice(query.start, query.start + query.limit)
        .map(entrantJson);
    },
  );
}
