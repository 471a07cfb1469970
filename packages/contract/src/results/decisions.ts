import { GROUP_LABELS } from '@otryv/race';
import * as z from 'zod/mini';
import { gameId, gameIdText, groupLabel, moment, objectId } from '../values.ts';

/** A reason as the protocol shows it beside the label. */
export const decisionReason = z.string().check(z.trim(), z.minLength(1), z.maxLength(50));

/** The `_id` of a row of a protocol: the event and the account that raced. */
export const rowId = z.string().check(z.regex(/^[1-9]\d{0,14}\.[1-9]\d{0,14}$/));

const exclusions = ['DSQ', 'OFF_RECORD', 'none'] as const;
const rowFacts = { id: rowId, message: decisionReason };

/**
 * A decision on one row: a disqualification, where `none` takes the one in force back, or the group to rank the rider in,
 * where the group that was ridden takes the move back.
 */
export const rowDecision = z.discriminatedUnion('property', [
  z.strictObject({ property: z.literal('disqualification'), value: z.enum(exclusions), ...rowFacts }),
  z.strictObject({ property: z.literal('category'), value: groupLabel, ...rowFacts }),
]);

/** What a decision would be, before there is a reason for it. */
export const dryRunDraft = z.strictObject({
  value: z.enum([...exclusions, ...GROUP_LABELS]),
  rowIds: z.array(rowId).check(z.minLength(1), z.maxLength(200)),
});
export type DryRunDraft = z.output<typeof dryRunDraft>;

/** One decision on several rows of an event. */
export const decisionDraft = z.strictObject({ ...dryRunDraft.shape, reason: decisionReason });
export type DecisionDraft = z.output<typeof decisionDraft>;

export const undoDraft = z.strictObject({ reason: decisionReason });

/** Where a row is in one version; `gapMs` to the leader. */
const placing = z.object({
  rowId: z.string(),
  place: z.nullable(z.int()),
  label: z.nullable(z.string()),
  gapMs: z.nullable(z.int()),
  points: z.nullable(z.number()),
});

/** The rows that a decision moves, and how many medals and points it changes. */
export const decisionOutcome = z
  .object({
    shifts: z.array(
      z.object({
        rowId: z.string(),
        name: z.string(),
        subgroupLabel: groupLabel,
        before: z.nullable(placing),
        after: z.nullable(placing),
      }),
    ),
    medals: z.int(),
    points: z.int(),
    changesWinner: z.boolean(),
    /** The accounts that a message is sent to. */
    messages: z.int(),
  })
  .register(z.globalRegistry, { id: 'DecisionOutcome' });
export type DecisionOutcome = z.output<typeof decisionOutcome>;

export const decided = z
  .object({ message: z.string(), eventId: gameId, data: decisionOutcome })
  .register(z.globalRegistry, { id: 'Decided' });

/** A decision as the log shows it; the author's name is that of the time. */
export const loggedDecision = z
  .object({
    _id: objectId,
    rowId: z.string(),
    name: z.string(),
    subgroupLabel: z.nullable(groupLabel),
    /** A group is the one that the rider is ranked in. */
    value: z.enum(['DSQ', 'OFF_RECORD', 'undo', ...GROUP_LABELS]),
    /** The decision that an undo takes back. */
    undoes: z.nullable(objectId),
    isInForce: z.boolean(),
    reason: z.nullable(z.string()),
    author: z.string(),
    at: moment,
    version: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'LoggedDecision' });
export type LoggedDecision = z.output<typeof loggedDecision>;

/** Why a version was written. */
export const versionCause = z.enum(['import', 'decision', 'event', 'state', 'rebuild', 'rules', 'links']);

/** A version of a protocol, with the place or label of one row in it where a row was asked for. */
export const protocolVersion = z
  .object({
    version: z.int(),
    createdAt: moment,
    cause: versionCause,
    /** The rows with another place or label than in the version before; `null` where that was not counted. */
    moved: z.nullable(z.int()),
    row: z.nullable(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  })
  .register(z.globalRegistry, { id: 'ProtocolVersion' });
export type ProtocolVersion = z.output<typeof protocolVersion>;

/** What happened to a protocol, the newest first. */
export const protocolHistory = z
  .object({ versions: z.array(protocolVersion), decisions: z.array(loggedDecision) })
  .register(z.globalRegistry, { id: 'ProtocolHistory' });
export type ProtocolHistory = z.output<typeof protocolHistory>;

/** `row`: the account that raced. */
export const historyQuery = z.object({ row: z.optional(gameIdText) });

export const stateDraft = z.strictObject({ state: z.enum(['provisional', 'official']), reason: decisionReason });
export const lockDraft = z.strictObject({ isLocked: z.boolean(), reason: z.optional(decisionReason) });

/** Whether decisions are still taken, and until when. */
export const protocolState = z
  .object({
    state: z.enum(['provisional', 'official']),
    /** The first results: from here on riders may appeal. */
    protestsFrom: z.nullable(moment),
    protestsUntil: z.nullable(moment),
    /** When it becomes official by itself; `null` once it is, and after a person reopened it. Not in versions of earlier. */
    officialAt: z.optional(z.nullable(moment)),
    officialSince: z.nullable(moment),
    /** Who made it official; `null` for the end of the protest window. */
    officialBy: z.nullable(z.string()),
    lock: z.nullable(z.object({ author: z.string(), reason: z.nullable(z.string()), at: moment })),
  })
  .register(z.globalRegistry, { id: 'ProtocolState' });
export type ProtocolState = z.output<typeof protocolState>;

export const stateChanged = z
  .object({ message: z.string(), data: protocolState })
  .register(z.globalRegistry, { id: 'ProtocolStateChanged' });
