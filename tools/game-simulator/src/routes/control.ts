import type { FastifyInstance } from 'fastify';
import type { Fault, Faults } from '../faults.ts';
import { eventDocument } from '../wire/eventDocument.ts';
import { signUp } from '../world/signUp.ts';
import type { World } from '../world/world.ts';
import { idInPath } from './query.ts';

/** Objects that the control endpoints modify. */
export interface Controls {
  readonly world: World;
  readonly faults: Faults;
  /** Requests by method and path pattern since the start or the last reset. */
  readonly requests: Map<string, number>;
}

const faultBody = {
  type: 'object',
  required: ['path'],
  additionalProperties: false,
  properties: {
    path: { type: 'string' },
    method: { enum: ['GET', 'POST', 'PUT', 'DELETE'] },
    status: { enum: [400, 401, 403, 404, 429, 500] },
    retryAfter: { type: 'number' },
    times: { type: 'integer', minimum: 1 },
    delayMs: { type: 'number' },
    laterMs: { type: 'number' },
    hang: { type: 'boolean' },
    lost: { type: 'boolean' },
    garbage: { type: 'boolean' },
    stranger: { type: 'boolean' },
    page: { type: 'boolean' },
    halfPage: { type: 'boolean' },
  },
};
const riderBody = {
  type: 'object',
  required: ['lastName'],
  additionalProperties: false,
  properties: { lastName: { type: 'string', minLength: 1 } },
};
const entrantBody = {
  type: 'object',
  required: ['riderId'],
  additionalProperties: false,
  properties: { riderId: { type: 'integer' } },
};
const clockBody = {
  type: 'object',
  properties: { now: { type: 'string' }, offsetMs: { type: 'number' } },
};

/** Registers control endpoints for tests and demonstrations; the game has none of them. */
export function controlRoutes(app: FastifyInstance, { world, faults, requests }: Controls): void {
  app.post<{ Params: { id: number }; Body: { moveStart?: boolean } | null }>(
    '/control/finish/:id',
    { schema: { params: idInPath } },
    async ({ params, body }, reply) => {
      const event = world.event(params.id);
      if (!event) return reply.code(404).send({ message: `There is no simulated event ${params.id}.` });
      return { eventId: event.id, entries: world.finish(event, body?.moveStart === true).length };
    },
  );

  app.get<{ Params: { id: number } }>(
    '/control/events/:id',
    { schema: { params: idInPath } },
    async ({ params }, reply) => eventDocument(world, params.id) ?? reply.code(404).send({ message: 'No such event.' }),
  );

  app.post<{ Params: { id: number }; Body: Record<string, unknown> }>(
    '/control/events/:id',
    { schema: { params: idInPath } },
    async ({ params, body }, reply) => {
      const present = eventDocument(world, params.id);
      if (!present) return reply.code(404).send({ message: `There is no event ${params.id}.` });
      world.write(params.id, { ...present, ...body }, present);
      return { id: params.id };
    },
  );

  app.post<{ Body: { now?: string; offsetMs?: number } }>(
    '/control/clock',
    { schema: { body: clockBody } },
    async ({ body }, reply) => {
      const moment = body.now === undefined ? world.clock.now() : new Date(body.now).getTime();
      if (Number.isNaN(moment))
        return reply.code(400).send({ message: `«${body.now}» is not a moment: send ISO 8601.` });
      if (body.now !== undefined) world.clock.set(moment);
      world.clock.move(body.offsetMs ?? 0);
      return { now: new Date(world.clock.now()).toISOString() };
    },
  );

  app.post<{ Params: { id: number }; Body: { lastName: string } }>(
    '/control/riders/:id',
    { schema: { params: idInPath, body: riderBody } },
    async ({ params, body }, reply) => {
      if (world.renameRider(params.id, body.lastName)) return { id: params.id, lastName: body.lastName };
      return reply.code(404).send({ message: `There is no rider ${params.id}.` });
    },
  );

  app.post<{ Params: { id: number }; Body: { riderId: number } }>(
    '/control/groups/:id/entrants',
    { schema: { params: idInPath, body: entrantBody } },
    async ({ params, body }, reply) => {
      const outcome = signUp(world, params.id, body.riderId);
      if ('number' in outcome) return outcome;
      return reply.code(outcome.isUnknown ? 404 : 409).send({ message: outcome.message });
    },
  );

  app.post<{ Body: Fault }>('/control/faults', { schema: { body: faultBody } }, async ({ body }, reply) => {
    faults.add(body);
    return reply.code(204).send();
  });
  app.delete('/control/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.get('/control/requests', async () => Object.fromEntries(requests));
  app.delete('/control/requests', async (_request, reply) => {
    requests.clear();
    return reply.code(204).send();
  });
}
