import { FINISH_PROTOCOLS, IMPORTANCE_LEVELS, REGISTRATION_MODES } from '@otryv/race';
import * as z from 'zod/mini';
import { gameId, objectId } from '../values.ts';

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.number()));
const integer = z.optional(z.nullable(z.int()));
const flag = z.optional(z.nullable(z.boolean()));
const strings = z.optional(z.nullable(z.readonly(z.array(z.string()))));
const riders = z.optional(z.nullable(z.readonly(z.array(gameId))));
const timeTrialOptions = z.optional(
  z.nullable(z.looseObject({ timeGapBetweenRowsMs: integer, maxRows: integer, maxRidersPerRow: integer })),
);
const place = {
  name: text,
  description: text,
  mapId: integer,
  routeId: integer,
  laps: integer,
  distanceInMeters: number,
  durationInSeconds: number,
  rangeAccessLabel: text,
  rulesId: integer,
  rulesSet: strings,
  tags: strings,
  timeTrialOptions,
};

/** A group of an event being edited. */
export const eventGroup = z.looseObject({
  ...place,
  id: z.optional(gameId),
  label: z.int().check(z.minimum(1), z.maximum(5)),
  subgroupLabel: text,
  eventSubgroupStart: text,
  registrationStart: text,
  registrationEnd: text,
  lineUpStart: text,
  lineUpEnd: text,
  startLocation: integer,
  jerseyHash: integer,
  paceType: integer,
  fromPaceValue: number,
  toPaceValue: number,
  accessRules: z.optional(z.nullable(z.readonly(z.array(z.looseObject({ name: z.string(), result: z.boolean() }))))),
  accessValidationResult: flag,
  invitedLeaders: riders,
  invitedSweepers: riders,
  totalSignedUpCount: integer,
});

/** A game event being edited: known fields are typed, all others pass through unchanged. */
export const eventDocument = z
  .looseObject({
    ...place,
    id: z.optional(gameId),
    imageUrl: text,
    eventStart: text,
    eventType: text,
    type: text,
    sport: text,
    cullingType: text,
    categoryEnforcement: flag,
    accessExpression: text,
    microserviceName: text,
    microserviceEventVisibility: text,
    microserviceExternalResourceId: text,
    invisibleToNonParticipants: flag,
    eventSubgroups: z.readonly(
      z.array(eventGroup).check(
        z.minLength(1),
        z.refine((groups) => new Set(groups.map(({ label }) => label)).size === groups.length),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'GameEventDocument' });

/** An event being edited, with the fields that only the site stores. */
export const eventDraft = z
  .object({
    event: eventDocument,
    registrationMode: z.nullable(z.enum(REGISTRATION_MODES)),
    finishProtocol: z.enum(FINISH_PROTOCOLS),
    importanceLevel: z.enum(IMPORTANCE_LEVELS),
    seriesId: z.nullable(objectId),
  })
  .register(z.globalRegistry, { id: 'EventDraft' });
