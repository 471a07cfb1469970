import { SERIES_CATEGORIES, SERIES_DISQUALIFICATIONS } from '@otryv/race';
import * as z from 'zod/mini';
import { gameId, groupLabel, moment, objectId, oneLine } from '../values.ts';

export { SERIES_CATEGORIES, SERIES_DISQUALIFICATIONS };

/** Maximum length of a moderator's public reason for a decision; the reason may be blank. */
export const DECISION_REASON_LENGTH = 50;
const reason = z.string().check(z.maxLength(DECISION_REASON_LENGTH));
const category = z.nullable(z.enum(SERIES_CATEGORIES));

/** The order of a stage in its series; 0 is a prologue. */
export const stageOrder = z.int().check(z.minimum(0), z.maximum(99));

/** The `_id` of a row of a stage: the series, the order of the stage and the rider. */
export const stageRowId = z.string().check(z.regex(/^[0-9a-f]{24}\.\d{1,2}\.[1-9]\d{0,14}$/));

/** Another category for a row of a stage; `null` removes the rider from the categories. */
export const categoryChange = z.strictObject({
  seriesId: objectId,
  stageResultId: stageRowId,
  value: category,
  reason,
});
export type CategoryChangeBody = z.output<typeof categoryChange>;

/** All penalties of a row of a stage; an empty list removes them. The server sets authors and times. */
export const timePenalties = z.strictObject({
  seriesId: objectId,
  stageResultId: stageRowId,
  timePenalty: z
    .array(z.strictObject({ timeInMilliseconds: z.int().check(z.minimum(0)), reason }))
    .check(z.maxLength(20)),
});
export type TimePenalties = z.output<typeof timePenalties>;

/** Removes a row of a stage from the classification. */
export const disqualification = z.strictObject({
  resultId: stageRowId,
  disqualification: z.strictObject({ label: z.enum(SERIES_DISQUALIFICATIONS), reason }),
});
export type StageDisqualificationBody = z.output<typeof disqualification>;

const name = z.string().check(z.minLength(1), z.maxLength(100), oneLine);

/** A result added manually to a stage by a moderator, for a rider who has none there. Stage 0 is a prologue. */
export const addedResult = z.strictObject({
  seriesId: objectId,
  stageOrder,
  profileId: gameId,
  firstName: name,
  lastName: name,
  gender: z.enum(['MALE', 'FEMALE']),
  countryAlpha3: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  imageSrc: z.nullable(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
  category,
  subgroupLabel: groupLabel,
  durationInMilliseconds: z.int().check(z.minimum(1)),
  weightInGrams: z.int().check(z.minimum(1), z.maximum(200_000)),
  heightInCentimeters: z.int().check(z.minimum(1), z.maximum(250)),
  age: z.int().check(z.minimum(1), z.maximum(120)),
  avgWatts: z.int().check(z.minimum(1), z.maximum(2500)),
  /** `null` for a rider without a sensor. */
  avgHeartRate: z.nullable(z.int().check(z.minimum(0), z.maximum(250))),
});
export type AddedResult = z.output<typeof addedResult>;

/** Puts a disqualified row back into the classification. */
export const requalification = z.strictObject({ resultId: stageRowId, reason: z.prefault(reason, '') });
/** Removes a row; only those added by moderators can be removed. */
export const resultRemoval = z.strictObject({ resultId: stageRowId, reason: z.prefault(reason, '') });

export const stageUndoDraft = z.strictObject({ reason: z.prefault(reason, '') });

/** A proposed decision: its effects are computed, nothing is stored. */
export const stageDryRunDraft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), stageResultId: stageRowId, value: category }),
  z.strictObject({
    kind: z.literal('penalty'),
    stageResultId: stageRowId,
    /** Total of all penalties, in ms. */
    timeInMilliseconds: z.int().check(z.minimum(0)),
  }),
  z.strictObject({
    kind: z.literal('disqualification'),
    stageResultId: stageRowId,
    label: z.nullable(z.enum(SERIES_DISQUALIFICATIONS)),
  }),
  z.strictObject({ kind: z.literal('removal'), stageResultId: stageRowId }),
]);
export type StageDryRunDraft = z.output<typeof stageDryRunDraft>;

/** Position of a rider in one table; times and gaps in ms. */
const placing = z.object({
  category,
  place: z.nullable(z.int()),
  label: z.nullable(z.string()),
  timeMs: z.nullable(z.int()),
  points: z.nullable(z.number()),
});

const shift = z.object({
  profileId: gameId,
  name: z.string(),
  before: z.nullable(placing),
  after: z.nullable(placing),
});

/** Riders whose positions a decision changes: on each affected stage and in the general classification. */
export const seriesOutcome = z
  .object({
    stages: z.array(z.object({ stageOrder: z.int(), shifts: z.array(shift) })),
    general: z.array(shift),
    /** Number of accounts to notify. */
    messages: z.int(),
  })
  .register(z.globalRegistry, { id: 'SeriesOutcome' });
export type SeriesOutcome = z.output<typeof seriesOutcome>;

export const seriesDecided = z
  .object({ message: z.string(), data: seriesOutcome })
  .register(z.globalRegistry, { id: 'SeriesDecided' });

/** A logged decision about a stage; the author's name is as of that time. */
export const loggedStageDecision = z
  .object({
    _id: objectId,
    stageOrder: z.int(),
    rowId: z.string(),
    profileId: gameId,
    name: z.string(),
    kind: z.enum(['category', 'penalty', 'disqualification', 'added', 'removed', 'undo']),
    /** The decided category, seconds of penalty or label; `null` for kinds without a value. */
    value: z.nullable(z.string()),
    /** The decision reverted by an undo. */
    undoes: z.nullable(objectId),
    isInForce: z.boolean(),
    reason: z.nullable(z.string()),
    /** `null` for the rules of the series. */
    author: z.nullable(z.string()),
    at: moment,
    version: z.nullable(z.int()),
  })
  .register(z.globalRegistry, { id: 'LoggedStageDecision' });
export type LoggedStageDecision = z.output<typeof loggedStageDecision>;

/** History of a stage's protocol, newest first; `row` of a version if a rider was requested. */
export const stageHistory = z
  .object({
    versions: z.array(
      z.object({
        version: z.int(),
        createdAt: moment,
        cause: z.enum(['import', 'decision', 'series', 'rebuild', 'rules']),
        row: z.nullable(z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
      }),
    ),
    decisions: z.array(loggedStageDecision),
  })
  .register(z.globalRegistry, { id: 'StageHistory' });
export type StageHistory = z.output<typeof stageHistory>;

/** Locks a stage: imports are stored but not applied; only its locker or an administrator decides. */
export const stageLockDraft = z.strictObject({
  seriesId: objectId,
  stageOrder,
  isLocked: z.boolean(),
  reason: z.prefault(reason, ''),
});
