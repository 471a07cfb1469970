import * as z from 'zod/mini';
import { routeSummary } from '../catalogue/schemas.ts';
import { event, organizerSummary } from '../events/schemas.ts';
import {
  cursor,
  gameId,
  imageUrls,
  moment,
  name,
  nextCursor,
  objectId,
  oneLine,
  queryFlag,
  queryInteger,
} from '../values.ts';
import { stageOrder } from './decisions.ts';

/** Types of series that can be created; `criterium` is read-only. */
export const SERIES_TYPES = ['tour', 'catchUp', 'endurance', 'series'] as const;
/** Effects of a category change on the rider's other stages. */
export const CATEGORY_RULES = ['recalculationAll', 'stepChange'] as const;
/** Which ride counts when a rider rode a stage twice. */
export const REPEAT_RULES = ['best', 'first'] as const;
export const SERIES_STATUSES = ['upcoming', 'ongoing', 'completed'] as const;

export const SERIES_MISSION_LENGTH = 200;
export const SERIES_TEXT_LENGTH = 20_000;

const text = z.string().check(z.maxLength(SERIES_TEXT_LENGTH));
const texts = {
  /** First line of the page and of the card. */
  mission: z.string().check(z.maxLength(SERIES_MISSION_LENGTH)),
  /** Markdown, as are the two below. */
  description: text,
  rules: text,
  prizes: text,
};
const choices = {
  type: z.enum(SERIES_TYPES),
  name: name(6, 50),
  /** First and last day, in Moscow; the last one counts in full. */
  dateStart: z.iso.date(),
  dateEnd: z.iso.date(),
  riderCategoryRule: z.enum(CATEGORY_RULES),
  repeatRule: z.enum(REPEAT_RULES),
  enforcement: z.enum(['manual', 'auto']),
};

/** Rules for computing rows of stages and standings. */
const counts = {
  /** In % of the leader's time in the category; 0 means no limit. */
  percentageFromLeader: z.int().check(z.minimum(0), z.maximum(100)),
  /** Riders closer than this share one time; 0 disables the rule. */
  timeGapThresholdSeconds: z.int().check(z.minimum(0), z.maximum(600)),
  /** Number of a team's times that count on a stage. */
  teamResults: z.int().check(z.minimum(1), z.maximum(10)),
};

/** Points of the places 1, 2, …; empty without a points classification. */
const scoringTable = z.array(z.int().check(z.minimum(0), z.maximum(1000))).check(z.maxLength(100));

const endsAfterStart = z.refine<{ dateStart: string; dateEnd: string }>(
  ({ dateStart, dateEnd }) => dateStart <= dateEnd,
  { params: { sentence: 'endsBeforeStart' }, path: ['dateEnd'] },
);

/** A series as its form holds it; a blank text clears the previous one. */
export const seriesDraft = z
  .strictObject({
    ...choices,
    ...texts,
    ...counts,
    scoringTable,
    hasGeneral: z.boolean(),
    hasTeams: z.boolean(),
    logoFile: z.array(z.file()).check(z.maxLength(1)),
    removesLogo: z.boolean(),
    posterFile: z.array(z.file()).check(z.maxLength(1)),
    removesPoster: z.boolean(),
  })
  .check(endsAfterStart);
export type SeriesDraft = z.output<typeof seriesDraft>;

/** An integer as sent by a form. */
const count = (schema: z.ZodMiniType<number, number>) =>
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), schema));
const listText = z.string().check(z.maxLength(1000), z.regex(/^(?:\d{1,4}(?:,\d{1,4})*)?$/));

/** `seriesDraft` as sent by a form: every value is text, files are separate. */
const draftFields = {
  ...choices,
  ...texts,
  percentageFromLeader: count(counts.percentageFromLeader),
  timeGapThresholdSeconds: count(counts.timeGapThresholdSeconds),
  teamResults: count(counts.teamResults),
  scoringTable: z.pipe(
    listText,
    z.pipe(
      z.transform((list: string) => (list === '' ? [] : list.split(',').map(Number))),
      scoringTable,
    ),
  ),
  hasGeneral: queryFlag,
  hasTeams: queryFlag,
  removesLogo: z.prefault(queryFlag, 'false'),
  removesPoster: z.prefault(queryFlag, 'false'),
};
/** `organizerId`: on behalf of an organizer, for administrators. */
export const seriesCreationFields = z
  .object({ ...draftFields, organizerId: z.optional(objectId) })
  .check(endsAfterStart);
export const seriesChangeFields = z.object({ ...draftFields, seriesId: objectId }).check(endsAfterStart);

export const seriesIdParams = z.object({ seriesId: objectId });
export const seriesSlugParams = z.object({ urlSlug: z.string().check(z.maxLength(150)) });
export const organizerIdParams = z.object({ organizerId: objectId });
export const stagesParams = z.extend(seriesSlugParams, { status: z.enum(['all', 'upcoming', 'finished']) });

/** The portal requires typing the name of the series; a name that is sent must match. */
export const seriesDeletion = z.strictObject({ seriesId: objectId, name: z.optional(z.string()) });
export const publicationDraft = z.strictObject({ seriesId: objectId, isPublished: z.boolean() });

const stageSettings = {
  /** Name of the stage; blank to use the name of its race. */
  name: z.string().check(z.trim(), z.maxLength(60), oneLine),
  /** Whether it counts for the general classification. */
  includeResults: z.boolean(),
  /** Whether riders without it are excluded from the general classification. */
  requiredForGeneral: z.boolean(),
  disableTimeGapRule: z.boolean(),
};

/** Adds a race to a series, as the next stage or as another ride of a stage, or removes it. */
export const stagesChange = z.strictObject({
  seriesId: objectId,
  action: z.enum(['add', 'delete']),
  stage: z.strictObject({
    /** The race; without one an empty stage is added, or a stage is removed with all its races. */
    eventId: z.nullable(gameId),
    order: z.optional(stageOrder),
  }),
});
export type StagesChange = z.output<typeof stagesChange>;

/**
 * Another order or other settings of one stage; races of a stage that already has the new order become its rides too.
 */
export const stageChange = z.strictObject({
  seriesId: objectId,
  stage: z.strictObject({ order: stageOrder, newOrder: stageOrder, ...stageSettings }),
});
export type StageChange = z.output<typeof stageChange>;

/** Settings and orders of several stages, applied atomically. */
export const stagesArrangement = z.strictObject({
  seriesId: objectId,
  stages: z.array(stageChange.shape.stage).check(z.minLength(1), z.maxLength(100)),
});
export type StagesArrangement = z.output<typeof stagesArrangement>;

export const stageRefresh = z.strictObject({ seriesId: objectId, stageOrder });
export const generalRecalculation = z.strictObject({ seriesId: objectId });

/** A race of a series. */
const stageEvent = z.object({
  id: gameId,
  name: z.string(),
  eventStart: moment,
  started: z.boolean(),
  distanceInKilometers: z.nullable(z.number()),
  totalSignedUpCount: z.int(),
  totalFinishedCount: z.nullable(z.int()),
});

export const stageLock = z.object({ author: z.string(), reason: z.nullable(z.string()), at: moment });

/** A stage with its races: more than one if it can be ridden again. */
export const stage = z
  .object({
    order: z.int(),
    ...stageSettings,
    /** Start of its first race; `null` without one. */
    eventStart: z.nullable(moment),
    events: z.array(stageEvent),
    hasResults: z.boolean(),
    resultsUpdatedAt: z.nullable(moment),
    lock: z.nullable(stageLock),
  })
  .register(z.globalRegistry, { id: 'Stage' });
export type Stage = z.output<typeof stage>;

const cardFields = {
  _id: objectId,
  name: z.string(),
  urlSlug: z.string(),
  type: z.enum([...SERIES_TYPES, 'criterium']),
  status: z.enum(SERIES_STATUSES),
  dateStart: moment,
  /** End of the last day. */
  dateEnd: moment,
  mission: z.string(),
  logoUrls: imageUrls,
  posterUrls: imageUrls,
  organizer: z.nullable(organizerSummary),
  /** Whether the series is published: drafts are visible to their organizer and administrators only. */
  isPublished: z.boolean(),
  /** Number of stages in the buttons of the series (excluding the prologue), and of those with results. */
  stagesCount: z.int(),
  stagesDone: z.int(),
  /** Next race of the series; `null` without one. */
  nextStart: z.nullable(moment),
};

export const seriesCard = z.object(cardFields).register(z.globalRegistry, { id: 'SeriesCard' });
export type SeriesCardDto = z.output<typeof seriesCard>;

/** `seriesStatus`: one paginated list; without it the first page of each, and no cursor. */
export const seriesQuery = z.object({
  seriesStatus: z.optional(z.enum(SERIES_STATUSES)),
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 50, 20),
  cursor,
});

const byStatus = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({ upcoming: value, ongoing: value, completed: value });

export const seriesLists = z
  .object({ data: byStatus(z.array(seriesCard)), quantities: byStatus(z.int()), nextCursor })
  .register(z.globalRegistry, { id: 'SeriesLists' });
export type SeriesLists = z.output<typeof seriesLists>;

/** A series as shown to everyone. */
export const series = z
  .object({
    ...cardFields,
    description: z.string(),
    rules: z.string(),
    prizes: z.string(),
    hasGeneral: z.boolean(),
    hasTeams: z.boolean(),
    riderCategoryRule: z.enum(CATEGORY_RULES),
    repeatRule: z.enum(REPEAT_RULES),
    finishTimeLimitOnStage: z.object({
      percentageFromLeader: z.int(),
      enforcement: z.enum(['manual', 'auto']),
    }),
    timeGapThresholdSeconds: z.int(),
    teamResults: z.int(),
    scoringTable: z.array(z.int()),
    gcResultsUpdatedAt: z.nullable(moment),
    publishedAt: z.nullable(moment),
    stages: z.array(stage),
  })
  .register(z.globalRegistry, { id: 'Series' });
export type Series = z.output<typeof series>;

export const seriesData = z.object({ data: series }).register(z.globalRegistry, { id: 'SeriesData' });
export const changedSeries = z
  .object({ message: z.string(), data: series })
  .register(z.globalRegistry, { id: 'ChangedSeries' });
export const seriesCards = z.object({ data: z.array(seriesCard) }).register(z.globalRegistry, { id: 'SeriesCards' });
export const seriesNames = z
  .object({ data: z.array(z.object({ _id: objectId, name: z.string() })) })
  .register(z.globalRegistry, { id: 'SeriesNames' });

/** Races of a series as shown in the schedule. */
export const stageEvents = z
  .object({
    data: z.array(z.object({ ...event.shape, stage: z.object({ order: z.int(), name: z.string() }) })),
    routes: z.array(routeSummary),
  })
  .register(z.globalRegistry, { id: 'StageEvents' });
export type StageEvents = z.output<typeof stageEvents>;

/** Races that can become stages: the organizer's, not in a series. */
export const candidateEvents = z
  .object({ data: z.array(stageEvent) })
  .register(z.globalRegistry, { id: 'CandidateEvents' });
export type CandidateEvents = z.output<typeof candidateEvents>;
/** `organizerId`: on behalf of an organizer, for administrators. */
export const ownSeriesQuery = z.object({ organizerId: z.optional(objectId) });
