import { GROUP_LABELS } from '@otryv/race';
import * as z from 'zod/mini';
import { gameId, gameIdText, groupLabel, moment, objectId } from '../values.ts';

/** A reason as shown beside the label in the protocol. */
export const decisionReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));

/** The `_id` of a row of a protocol: the event and the account that raced. */
export const rowId = z.string().check(z.regex(/^[1-9]\d{0,14}\.[1-9]\d{0,14}$/));

const exclusions = ['DSQ', 'OFF_RECORD', 'none'] as const;
const rowFacts = { id: rowId, message: decisionReason };

/**
 * A decision on one row: a disqualification, where `none` reverts the active one, or the group to rank the rider in,
 * where the group actually ridden reverts the change.
 */
export const rowDecision = z.discriminatedUnion('property', [
  z.strictObject({ property: z.literal('disqualification'), value: z.enum(exclusions), ...rowFacts }),
  z.strictObject({ property: z.literal('category'), value: groupLabel, ...rowFacts }),
]);

/** A proposed decision, without a reason yet. */
export const dryRunDraft = z.strictObject({
  value: z.enum([...exclusions, ...GROUP_LABELS]),
  rowIds: z.array(rowId).check(z.minLength(1), z.maxLength(200)),
});
export type DryRunDraft = z.output<typeof dryRunDraft>;

/** One decision on several rows of an event. */
export const decisionDraft = z.strictObject({ ...dryRunDraft.shape, reason: decisionReason });
export type DecisionDraft = z.output<typeof decisionDraft>;

export const undoDraft = z.strictObject({ reason: decisionReason });

/** Position of a row in one version; `gapMs` to the leader. */
const placing = z.object({
  rowId: z.string(),
  place: z.nullable(z.int()),
  label: z.nullable(z.string()),
  gapMs: z.nullable(z.int()),
  points: z.nullable(z.number()),
});

/** Rows changed by a decision, with the number of changed medals and points. */
export const decisionOutcome = z
  .object({
    shifts: z.array(
      z.object({
        rowId: z.string(),
        name: z.string(),
        subgroupLabel: z.nullable(groupLabel),
        before: z.nullable(placing),
        after: z.nullable(placing),
      }),
    ),
    medals: z.int(),
    points: z.int(),
    changesWinner: z.boolean(),
    /** Number of accounts to notify. */
    messages: z.int(),
  })
  .register(z.globalRegistry, { id: 'DecisionOutcome' });
export type DecisionOutcome = z.output<typeof decisionOutcome>;

export const decided = z
  .object({ message: z.string(), eventId: gameId, data: decisionOutcome })
  .register(z.globalRegistry, { id: 'Decided' });

/** A logged decision; the author's name is as of that time. */
export const loggedDecision = z
  .object({
    _id: objectId,
    rowId: z.string(),
    name: z.string(),
    subgroupLabel: z.nullable(groupLabel),
    /** A group is the one in which the rider is ranked. */
    value: z.enum(['DSQ', 'OFF_RECORD', 'undo', ...GROUP_LABELS]),
    /** The decision reverted by an undo. */
    undoes: z.nullable(objectId),
    isInForce: z.boolean(),
    reason: z.nullable(z.string()),
    author: z.string(),
    at: moment,
    version: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'LoggedDecision' });
export type LoggedDecision = z.output<typeof loggedDecision>;

/** Reasons for writing a version. */
export const versionCause = z.enum(['import', 'decision', 'event', 'state', 'rebuild', 'rules', 'links']);

/** A version of a protocol, with the place or label of one row if a row was requested. */
export const protocolVersion = z
  .object({
    version: z.int(),
    createdAt: moment,
    cause: versionCause,
    /** Number of rows with another place or label than in the previous version; `null` if not computed. */
    moved: z.nullable(z.int()),
    row: z.nullable(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  })
  .register(z.globalRegistry, { id: 'ProtocolVersion' });
export type ProtocolVersion = z.output<typeof protocolVersion>;

/** History of a protocol, newest first. */
export const protocolHistory = z
  .object({ versions: z.array(protocolVersion), decisions: z.array(loggedDecision) })
  .register(z.globalRegistry, { id: 'ProtocolHistory' });
export type ProtocolHistory = z.output<typeof protocolHistory>;

/** `row`: the account that raced. */
export const historyQuery = z.object({ row: z.optional(gameIdText) });

export const stateDraft = z.strictObject({ state: z.enum(['provisional', 'official']), reason: decisionReason });
export const lockDraft = z.strictObject({ isLocked: z.boolean(), reason: z.optional(decisionReason) });

/** Whether decisions are still accepted, and until when. */
export const protocolState = z
  .object({
    state: z.enum(['provisional', 'official']),
    /** Time of the first results: riders may appeal from then on. */
    protestsFrom: z.nullable(moment),
    protestsUntil: z.nullable(moment),
    /**
     * Time when it becomes official automatically; `null` once it is, and after a user reopened it. Missing in older
     * versions.
     */
    officialAt: z.optional(z.nullable(moment)),
    officialSince: z.nullable(moment),
    /** The user who made it official; `null` for the end of the protest window. */
    officialBy: z.nullable(z.string()),
    lock: z.nullable(z.object({ author: z.string(), reason: z.nullable(z.string()), at: moment })),
  })
  .register(z.globalRegistry, { id: 'ProtocolState' });
export type ProtocolState = z.output<typeof protocolState>;

export const stateChanged = z
  .object({ message: z.string(), data: protocolState })
  .register(z.globalRegistry, { id: 'ProtocolStateChanged' });
