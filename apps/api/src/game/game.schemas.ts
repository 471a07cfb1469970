import * as z from 'zod/mini';

// The game leaves out blocks, sends null for them, and other servers that speak its protocol send other types.
// What we cannot do without is required; everything else falls back to null.
const number = z.catch(z.nullish(z.number()), null);
const integer = z.catch(z.nullish(z.int()), null);
const text = z.catch(z.nullish(z.string()), null);
const boolean = z.catch(z.nullish(z.boolean()), null);
const strings = z.catch(z.array(z.string()), []);
const integers = z.catch(z.array(z.int()), []);
const idText = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,24}$/)), z.int().check(z.positive())]),
  z.transform(String),
);
const id = z.int().check(z.positive());
const date = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => new Date(value)),
    z.date(),
  ),
);
const maybeDate = z.catch(z.nullish(date), null);
const timeTrialOptions = z.catch(
  z.nullish(z.object({ timeGapBetweenRowsMs: number, maxRows: number, maxRidersPerRow: number })),
  null,
);

export const gameSubgroup = z.object({
  id,
  label: z.int().check(z.minimum(1), z.maximum(5)),
  name: text,
  description: text,
  mapId: integer,
  routeId: integer,
  laps: integer,
  distanceInMeters: number,
  durationInSeconds: number,
  eventSubgroupStart: date,
  registrationStart: maybeDate,
  registrationEnd: maybeDate,
  lineUpStart: maybeDate,
  lineUpEnd: maybeDate,
  startLocation: integer,
  fromPaceValue: number,
  toPaceValue: number,
  rangeAccessLabel: text,
  accessRules: z.catch(z.array(z.object({ name: z.string(), result: z.boolean() })), []),
  jerseyHash: integer,
  bikeHash: integer,
  rulesSet: strings,
  tags: strings,
  timeTrialOptions,
  invitedLeaders: integers,
  invitedSweepers: integers,
  totalEntrantCount: integer,
  totalSignedUpCount: integer,
  totalJoinedCount: integer,
});
export type GameSubgroup = z.output<typeof gameSubgroup>;

export const gameEvent = z.object({
  id,
  name: z.string(),
  description: text,
  imageUrl: text,
  eventStart: date,
  eventType: text,
  type: text,
  sport: text,
  mapId: integer,
  routeId: integer,
  cullingType: text,
  categoryEnforcement: boolean,
  accessExpression: text,
  rangeAccessLabel: text,
  microserviceEventVisibility: text,
  microserviceExternalResourceId: text,
  rulesSet: strings,
  tags: strings,
  visible: boolean,
  totalEntrantCount: integer,
  totalSignedUpCount: integer,
  totalJoinedCount: integer,
  eventSubgroups: z.array(gameSubgroup).check(z.minLength(1)),
});
export type GameEvent = z.output<typeof gameEvent>;

export const gameRider = z.object({
  id,
  firstName: text,
  lastName: text,
  male: boolean,
  imageSrc: text,
  countryAlpha3: text,
  age: integer,
  /** mm */
  height: number,
  /** g */
  weight: number,
  competitionMetrics: z.catch(z.nullish(z.object({ racingScore: number, category: text, categoryWomen: text })), null),
});
export type GameRider = z.output<typeof gameRider>;

export const gameEntrants = z.array(gameRider);

/** A page of results; each row is kept as it came. */
export const gameResultsPage = z.object({ entries: z.array(z.looseObject({ profileId: id })) });
export type GameResult = z.output<typeof gameResultsPage>['entries'][number];

export const gameFeed = z.array(
  z.object({ id_str: z.optional(idText), id: idText, startDate: maybeDate, eventId: number }),
);
export type GameFeedRow = z.output<typeof gameFeed>[number];

const activityFields = z.object({
  id: z.optional(idText),
  id_str: z.optional(idText),
  startDate: maybeDate,
  endDate: maybeDate,
  distanceInMeters: number,
  totalElevation: number,
  avgWatts: number,
  avgHeartRate: number,
  calories: number,
  movingTimeInMs: number,
  fitnessData: z.catch(z.nullish(z.object({ status: text, fullDataUrl: text })), null),
  eventInfo: z.catch(z.nullish(z.object({ id, eventSubGroupId: number, subgroupEventLabel: number })), null),
});
// Everything else may be missing: without its own number an answer could be anything.
export const gameActivity = activityFields.check(
  z.refine(({ id, id_str }) => id !== undefined || id_str !== undefined, 'no id'),
);
export type GameActivity = z.output<typeof gameActivity>;

/** Per-second data; power in W, `timeInSec` jumps over pauses. */
export const gameActivityData = z.object({
  powerInWatts: z.array(z.nullable(z.number())),
  timeInSec: z.catch(z.nullish(z.array(z.number())), null),
});
export type GameActivityData = z.output<typeof gameActivityData>;

export const gameClub = z.object({ id: z.string(), name: z.string() });
export type GameClub = z.output<typeof gameClub>;

export const gameTokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
  refresh_token: z.string().check(z.minLength(1)),
  refresh_expires_in: z.catch(z.nullish(z.number()), null),
});
export type GameTokens = z.output<typeof gameTokens>;
