import { EVENT_FIELDS, EVENT_RULES, GROUP_FIELDS, SITE_FIELDS } from '@otryv/race';
import * as z from 'zod/mini';
import { gameId, gameIdText, groupLabel, moment, objectId, oneLine } from '../values.ts';
import { eventDocument, eventDraft } from './editing.ts';
import { organizerSummary } from './schemas.ts';

const group = z.int().check(z.minimum(1), z.maximum(5));
const groupValue = z.nullable(
  z.union([
    z.string(),
    z.number(),
    z.readonly(z.array(z.nullable(z.number()))),
    z.object({
      timeGapBetweenRowsMs: z.optional(z.nullable(z.number())),
      maxRows: z.optional(z.nullable(z.number())),
      maxRidersPerRow: z.optional(z.nullable(z.number())),
    }),
  ]),
);

/** A difference of two drafts, as the rules of racing count it. */
export const eventChange = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('event'),
      group: z.null(),
      field: z.enum([...EVENT_FIELDS, ...SITE_FIELDS]),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
    z.object({
      type: z.literal('group'),
      group,
      field: z.enum(GROUP_FIELDS),
      before: groupValue,
      after: groupValue,
    }),
    z.object({ type: z.literal('rule'), group, rule: z.enum(EVENT_RULES), before: z.boolean(), after: z.boolean() }),
    z.object({ type: z.enum(['addedGroup', 'removedGroup']), group }),
  ])
  .register(z.globalRegistry, { id: 'EventChange' });

/** Whose account in the game reads: that of an organizer, or the site's (`undefined`). */
export const viewedEventParams = z.object({
  eventId: gameIdText,
  organizerId: z.union([objectId, z.literal('undefined')]),
});
export const editedEventParams = z.object({ eventId: gameIdText });

/** An event of the game with what the site keeps of it, for the editor and for looking at. */
export const editedEvent = z
  .object({
    /** The game's document without its secret. */
    draft: eventDraft,
    /** The organizer of its club on the site. */
    organizer: z.nullable(organizerSummary),
    clubName: z.nullable(z.string()),
    /** Of the series that it is a stage of. */
    seriesName: z.nullable(z.string()),
    isOnSite: z.boolean(),
    started: z.boolean(),
    /** Whether the game sent the document now; else it is that of the last sync, because the game could not. */
    isCurrent: z.boolean(),
    fetchedAt: moment,
    /** What is different in the game since the last sync with the site. */
    changes: z.readonly(z.array(eventChange)),
    /** What the reader may do with it. */
    may: z.object({
      add: z.boolean(),
      editSite: z.boolean(),
      editGame: z.boolean(),
      /** The game does not move the start of a time trial. */
      editStart: z.boolean(),
      delete: z.boolean(),
    }),
  })
  .register(z.globalRegistry, { id: 'EditedEvent' });
export type EditedEvent = z.output<typeof editedEvent>;

/** The event to make in the game. */
export const eventCreation = z.strictObject({
  event: eventDocument,
  // What the site alone keeps of it may be left out: then nobody has chosen anything.
  registrationMode: z.prefault(eventDraft.shape.registrationMode, null),
  finishProtocol: z.prefault(eventDraft.shape.finishProtocol, 'classicCommon'),
  importanceLevel: z.prefault(eventDraft.shape.importanceLevel, 'standard'),
  seriesId: z.prefault(eventDraft.shape.seriesId, null),
  /** A number that the form draws once: a request that is repeated with it makes no second event. */
  requestKey: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
});

/** The event as it is to be, and its document as it was read: what changed in the game in between is not overwritten. */
export const eventSaving = z.strictObject({
  eventId: gameId,
  ...eventDraft.shape,
  base: eventDocument,
});

/** What a write did in the game: `remaining` is what the game did not take, `null` when it took all. */
export const eventWritten = z
  .object({
    message: z.string(),
    data: z.object({
      eventId: gameId,
      organizerId: z.nullable(objectId),
      remaining: z.nullable(
        z.object({
          code: z.string(),
          message: z.string(),
          /** `null` where the game could not be read after it. */
          changes: z.nullable(z.readonly(z.array(eventChange))),
        }),
      ),
    }),
  })
  .register(z.globalRegistry, { id: 'EventWritten' });
export type EventWritten = z.output<typeof eventWritten>;

/** An event of the game that the site takes in; its club decides about the rights. */
export const eventAddition = z.strictObject({
  event: z.strictObject({
    id: gameId,
    /** Whose account in the game reads it; the site's without. */
    organizerId: z.optional(z.nullable(objectId)),
    secret: z.optional(z.string().check(z.trim(), z.maxLength(100), oneLine)),
    registrationMode: z.prefault(eventDraft.shape.registrationMode, null),
    finishProtocol: eventDraft.shape.finishProtocol,
    importanceLevel: eventDraft.shape.importanceLevel,
    seriesId: z.prefault(eventDraft.shape.seriesId, null),
  }),
});
export const eventReference = z.strictObject({ eventId: gameId });
export const eventDeletion = z.strictObject({
  eventId: gameId,
  /** Deletes it in the game too: only before its start. */
  isDeletedInGame: z.prefault(z.boolean(), false),
});

export const eventAdded = z
  .object({ message: z.string(), data: z.object({ eventId: gameId }) })
  .register(z.globalRegistry, { id: 'EventAdded' });

export const eventSynced = z
  .object({ message: z.string(), data: z.object({ eventId: gameId, changes: z.readonly(z.array(eventChange)) }) })
  .register(z.globalRegistry, { id: 'EventSynced' });

/** What decided about a group: a comparison of the event's expression, or a rule beside it. */
const admissionReason = z.object({
  /** The variable of the expression, `sex` or `club`. */
  subject: z.string(),
  operator: z.nullable(z.enum(['==', '!=', '<', '<=', '>', '>='])),
  required: z.nullable(z.union([z.number(), z.string()])),
  /** The rider's own; `null` is not known. */
  actual: z.nullable(z.union([z.number(), z.string()])),
});

/** Whether the signed-in rider may enter the groups of an event, by the data that the site has of the rider. */
export const eventEligibility = z
  .object({
    eventId: gameId,
    /** `null` without a proved account of the game. */
    zwiftId: z.nullable(gameId),
    /** The group that fits the rider; `null` where none does, or it cannot be said. */
    ownGroup: z.nullable(groupLabel),
    /** Which group that is and which others are open, ready to show. */
    sentence: z.string(),
    groups: z.array(
      z.object({
        subgroupLabel: groupLabel,
        /** `null` where something that decides is not known. */
        isAllowed: z.nullable(z.boolean()),
        reasons: z.array(admissionReason),
        /** Ready to show. */
        sentence: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'EventEligibility' });
export type EventEligibility = z.output<typeof eventEligibility>;

/** The groups of the coming races that fit the signed-in rider; races without one are left out. */
export const ownGroups = z
  .object({ data: z.array(z.object({ eventId: gameId, ownGroup: groupLabel })) })
  .register(z.globalRegistry, { id: 'OwnGroups' });
