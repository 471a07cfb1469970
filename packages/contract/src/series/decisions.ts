import { SERIES_CATEGORIES, SERIES_DISQUALIFICATIONS } from '@otryv/race';
import * as z from 'zod/mini';
import { gameId, groupLabel, moment, objectId, oneLine } from '../values.ts';

export { SERIES_CATEGORIES, SERIES_DISQUALIFICATIONS };

/** The words of a moderator for a decision, which everybody reads; blank where there is nothing to say. */
export const DECISION_REASON_LENGTH = 50;
const reason = z.string().check(z.maxLength(DECISION_REASON_LENGTH));
const category = z.nullable(z.enum(SERIES_CATEGORIES));

/** The order of a stage in its series; 0 is a prologue. */
export const stageOrder = z.int().check(z.minimum(0), z.maximum(99));

/** The `_id` of a row of a stage: the series, the order of the stage and the rider. */
export const stageRowId = z.string().check(z.regex(/^[0-9a-f]{24}\.\d{1,2}\.[1-9]\d{0,14}$/));

/** Another category for a row of a stage; `null` takes the rider out of the categories. */
export const categoryChange = z.strictObject({
  seriesId: objectId,
  stageResultId: stageRowId,
  value: category,
  reason,
});
export type CategoryChangeBody = z.output<typeof categoryChange>;

/** All penalties of a row of a stage; an empty list takes them away. Authors and times are the server's. */
export const timePenalties = z.strictObject({
  seriesId: objectId,
  stageResultId: stageRowId,
  timePenalty: z
    .array(z.strictObject({ timeInMilliseconds: z.int().check(z.minimum(0)), reason }))
    .check(z.maxLength(20)),
});
export type TimePenalties = z.output<typeof timePenalties>;

/** Takes a row of a stage out of the classification. */
export const disqualification = z.strictObject({
  resultId: stageRowId,
  disqualification: z.strictObject({ label: z.enum(SERIES_DISQUALIFICATIONS), reason }),
});
export type StageDisqualificationBody = z.output<typeof disqualification>;

const name = z.string().check(z.minLength(1), z.maxLength(100), oneLine);

/** A result that a moderator adds to a stage by hand: of a rider who has none there. Stage 0 is a prologue. */
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
/** Takes a row away; only what a moderator added can be. */
export const resultRemoval = z.strictObject({ resultId: stageRowId, reason: z.prefault(reason, '') });

export const stageUndoDraft = z.strictObject({ reason: z.prefault(reason, '') });

/** A decision before it is taken: what it would change is counted, nothing is stored. */
export const stageDryRunDraft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), stageResultId: stageRowId, value: category }),
  z.strictObject({
    kind: z.literal('penalty'),
    stageResultId: stageRowId,
    /** All penalties together, in ms. */
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

/** Where a rider is in one table; times and gaps in ms. */
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

/** Who moves by a decision: on each stage that it touches and in the general classification. */
export const seriesOutcome = z
  .object({
    stages: z.array(z.object({ stageOrder: z.int(), shifts: z.array(shift) })),
    general: z.array(shift),
    /** The accounts that a message is sent to. */
    messages: z.int(),
  })
  .register(z.globalRegistry, { id: 'SeriesOutcome' });
export type SeriesOutcome = z.output<typeof seriesOutcome>;

export const seriesDecided = z
  .object({ message: z.string(), data: seriesOutcome })
  .register(z.globalRegistry, { id: 'SeriesDecided' });

/** A decision about a stage as the log shows it; the author's name is that of the time. */
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
    /** The decision that an undo takes back. */
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

/** What happened to the protocol of a stage, the newest first; `row` of a version where a rider was asked for. */
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

/** Keeps a stage as it is: imports are stored and not folded; only its locker or an administrator decides. */
export const stageLockDraft = z.strictObject({
  seriesId: objectId,
  stageOrder,
  isLocked: z.boolean(),
  reason: z.prefault(reason, ''),
});
