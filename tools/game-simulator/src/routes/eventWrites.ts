import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routes } from 'zwift-data';
import { eventDocument } from '../wire/eventDocument.ts';
import { gameDate } from '../wire/gameDate.ts';
import { rulesIdOf } from '../wire/groupJson.ts';
import type { SentDocument } from '../world/eventDocuments.ts';
import type { World } from '../world/world.ts';
import type { WriteLag } from '../world/writeLag.ts';
import type { ClubRights } from './clubs.ts';
import { idInPath } from './query.ts';

const BETWEEN_GROUPS = 2 * 60_000;
const eventBody = {
  type: 'object',
  required: ['eventTemplateId', 'eventData'],
  properties: {
    eventTemplateId: { type: 'integer' },
    eventData: {
      type: 'object',
      required: ['name', 'type', 'eventStart', 'routeId', 'eventSubgroups'],
      properties: {
        name: { type: 'string', minLength: 1 },
        type: { type: 'string', pattern: '^EVENT_TYPE_' },
        eventStart: { type: 'string', minLength: 1 },
        routeId: { type: 'integer', minimum: 1 },
        eventSubgroups: {
          type: 'array',
          minItems: 1,
          maxItems: 5,
          items: { type: 'object', required: ['label'], properties: { label: { type: 'integer' } } },
        },
      },
    },
  },
};

export interface EventWriting extends Pick<ClubRights, 'moderates'> {
  readonly lag: WriteLag;
}

interface EventBody {
  readonly eventData: SentDocument;
}

/** Routes that create, edit and delete events, for the moderators of their clubs. */
export function eventWrites(app: FastifyInstance, world: World, { moderates, lag }: EventWriting): void {
  const schema = { body: eventBody };
  const isModerated = (request: FastifyRequest, { microserviceExternalResourceId: clubId }: Record<string, unknown>) =>
    typeof clubId === 'string' && moderates(request, clubId);
  const forbidden = { message: 'The account does not moderate the club' };

  app.post<{ Body: EventBody }>('/api/events-core/events', { schema }, async (request, reply) => {
    const { eventData } = request.body;
    if (!isModerated(request, eventData)) return reply.code(403).send(forbidden);
    if (!routes.some((route) => route.id === eventData.routeId))
      return reply.code(400).send({ message: 'route.unknown' });
    const id = world.documents.nextId();
    lag.note(id, null);
    world.write(id, withRulesIds(created(eventData)), null);
    return { id };
  });

  const put = { schema: { ...schema, params: idInPath } };
  for (const path of ['/api/events/:id', '/api/events-core/events/:id'])
    app.put<{ Params: { id: number }; Body: EventBody }>(path, put, async (request, reply) => {
      const { id } = request.params;
      const present = eventDocument(world, id);
      if (!present) return reply.code(404).send({ message: 'Event not found' });
      if (!isModerated(request, present)) return reply.code(403).send(forbidden);
      if (startOf(present) <= world.clock.now()) return reply.code(400).send({ message: 'Event has started' });
      lag.note(id, present);
      world.write(id, withRulesIds(withFixedStarts(request.body.eventData, present)), present);
      // A success has an empty body.
      return reply.type('application/json').send('null');
    });

  app.delete<{ Params: { id: number } }>(
    '/api/events/:id',
    { schema: { params: idInPath } },
    async (request, reply) => {
      const present = eventDocument(world, request.params.id);
      if (!present) return reply.code(404).send({ message: 'Event not found' });
      if (!isModerated(request, present)) return reply.code(403).send(forbidden);
      if (startOf(present) <= world.clock.now()) return reply.code(400).send({ message: 'Event has started' });
      lag.note(request.params.id, present);
      world.remove(request.params.id);
      return reply.code(204).send();
    },
  );
}

/** Returns a new event as the game stores it: groups two minutes apart, without pens, culling and enforcement. */
function created(sent: SentDocument): SentDocument {
  const start = startOf(sent);
  return {
    ...sent,
    cullingType: 'CULLING_EVERYBODY',
    categoryEnforcement: false,
    accessExpression: null,
    eventSubgroups: sent.eventSubgroups.map((group, at) => ({
      ...group,
      startLocation: null,
      eventSubgroupStart: gameDate(start + at * BETWEEN_GROUPS),
    })),
  };
}

/** Keeps the starts of a time trial, which the game does not move. */
function withFixedStarts(sent: SentDocument, present: SentDocument): SentDocument {
  if (present.eventType !== 'TIME_TRIAL') return sent;
  const eventSubgroups = sent.eventSubgroups.map((group) => {
    const known = present.eventSubgroups.find(({ label }) => label === group.label);
    return { ...group, eventSubgroupStart: known?.eventSubgroupStart ?? group.eventSubgroupStart };
  });
  return { ...sent, eventStart: present.eventStart, eventSubgroups };
}

/** Computes the bit masks of rule lists that were sent without one. */
function withRulesIds(sent: SentDocument): SentDocument {
  const eventSubgroups = sent.eventSubgroups.map((group) => ({ ...group, rulesId: rulesIdOf(group.rulesSet) }));
  return { ...sent, rulesId: rulesIdOf(sent.rulesSet), eventSubgroups };
}

function startOf({ eventStart }: Readonly<Record<string, unknown>>): number {
  return typeof eventStart === 'string' ? Date.parse(eventStart) : 0;
}
