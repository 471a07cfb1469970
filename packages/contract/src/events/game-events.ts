import { EVENT_FIELDS, EVENT_RULES, GROUP_FIELDS, SITE_FIELDS } from '@otryv/race';
import * as z from 'zod/mini';
import { gameId, gameIdText, groupLabel, moment, objectId, oneLine } from '../values.ts';
import { changedLineIssues } from './changedLines.ts';
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

/** A difference between two drafts, as computed by the racing rules. */
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

/** The game account that reads: an organizer's, or the site's (`undefined`). */
export const viewedEventParams = z.object({
  eventId: gameIdText,
  organizerId: z.union([objectId, z.literal('undefined')]),
});
export const editedEventParams = z.object({ eventId: gameIdText });

/** A game event with the site's own fields, for the editor and for viewing. */
export const editedEvent = z
  .object({
    /** The game's document without its secret. */
    draft: eventDraft,
    /** Organizer of its club on the site. */
    organizer: z.nullable(organizerSummary),
    clubName: z.nullable(z.string()),
    /** Name of the series that it is a stage of. */
    seriesName: z.nullable(z.string()),
    isOnSite: z.boolean(),
    started: z.boolean(),
    /** Whether the document was just read from the game; otherwise the game failed and it is from the last sync. */
    isCurrent: z.boolean(),
    fetchedAt: moment,
    /** Differences between the game and the last sync with the site. */
    changes: z.readonly(z.array(eventChange)),
    /** Permissions of the reader. */
    may: z.object({
      add: z.boolean(),
      editSite: z.boolean(),
      editGame: z.boolean(),
      /** The game does not allow changing the start of a time trial. */
      editStart: z.boolean(),
      delete: z.boolean(),
    }),
  })
  .register(z.globalRegistry, { id: 'EditedEvent' });
export type EditedEvent = z.output<typeof editedEvent>;

/** The event to create in the game. */
export const eventCreation = z
  .strictObject({
    event: eventDocument,
    // The site's own fields may be omitted: then no choice has been made.
    registrationMode: z.prefault(eventDraft.shape.registrationMode, null),
    finishProtocol: z.prefault(eventDraft.shape.finishProtocol, 'classicCommon'),
    importanceLevel: z.prefault(eventDraft.shape.importanceLevel, 'standard'),
    seriesId: z.prefault(eventDraft.shape.seriesId, null),
    /** Idempotency key generated once by the form: repeating a request creates no second event. */
    requestKey: z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/))),
  })
  .check(z.check(({ value: { event }, issues }) => void issues.push(...changedLineIssues(event, null))));

/** The edited event and its document as read: intermediate changes in the game are not overwritten. */
export const eventSaving = z
  .strictObject({
    eventId: gameId,
    ...eventDraft.shape,
    base: eventDocument,
  })
  .check(z.check(({ value: { event, base }, issues }) => void issues.push(...changedLineIssues(event, base))));

/** The result of a write to the game: `remaining` holds changes the game did not accept, `null` if it accepted all. */
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
          /** `null` if the game could not be read afterwards. */
          changes: z.nullable(z.readonly(z.array(eventChange))),
        }),
      ),
    }),
  })
  .register(z.globalRegistry, { id: 'EventWritten' });
export type EventWritten = z.output<typeof eventWritten>;

/** A game event to add to the site; its club determines the rights. */
export const eventAddition = z.strictObject({
  event: z.strictObject({
    id: gameId,
    /** Owner of the game account that reads it; the site's account if omitted. */
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
  /** Whether to delete it in the game too: only before its start. */
  isDeletedInGame: z.prefault(z.boolean(), false),
});

export const eventAdded = z
  .object({ message: z.string(), data: z.object({ eventId: gameId }) })
  .register(z.globalRegistry, { id: 'EventAdded' });

export const eventSynced = z
  .object({ message: z.string(), data: z.object({ eventId: gameId, changes: z.readonly(z.array(eventChange)) }) })
  .register(z.globalRegistry, { id: 'EventSynced' });

/** The deciding factor for a group: a comparison in the event's expression, or another rule. */
const admissionReason = z.object({
  /** A variable of the expression, `sex` or `club`. */
  subject: z.string(),
  operator: z.nullable(z.enum(['==', '!=', '<', '<=', '>', '>='])),
  required: z.nullable(z.union([z.number(), z.string()])),
  /** The rider's value; `null` if unknown. */
  actual: z.nullable(z.union([z.number(), z.string()])),
});

/** Whether the signed-in rider may enter the groups of an event, based on the site's data about the rider. */
export const eventEligibility = z
  .object({
    eventId: gameId,
    /** `null` without a verified game account. */
    zwiftId: z.nullable(gameId),
    /** The group that fits the rider; `null` if none does or it cannot be determined. */
    ownGroup: z.nullable(groupLabel),
    /** Text with the rider's group and the other open ones, ready to display. */
    sentence: z.string(),
    groups: z.array(
      z.object({
        subgroupLabel: groupLabel,
        /** `null` if a deciding value is unknown. */
        isAllowed: z.nullable(z.boolean()),
        reasons: z.array(admissionReason),
        /** Ready to display. */
        sentence: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'EventEligibility' });
export type EventEligibility = z.output<typeof eventEligibility>;

/** Groups of upcoming races that fit the signed-in rider; races without one are omitted. */
export const ownGroups = z
  .object({ data: z.array(z.object({ eventId: gameId, ownGroup: groupLabel })) })
  .register(z.globalRegistry, { id: 'OwnGroups' });
