import * as z from 'zod/mini';
import { nameOfGame } from '../../kernel/names/name-of-game.ts';

// The game omits blocks or sends null for them, and other servers with its protocol send other types.
// Indispensable fields are required; everything else falls back to null.
const numeric = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,15})?$/)), z.transform(Number)),
]);
const number = z.catch(z.nullish(numeric), null);
const integer = z.catch(z.nullish(z.pipe(numeric, z.int())), null);
const text = z.catch(z.nullish(z.string()), null);
const riderName = z.catch(z.nullish(nameOfGame), null);
const boolean = z.catch(z.nullish(z.boolean()), null);
/** Parses a list, dropping only mistyped items. */
const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items: unknown[]) =>
      items.flatMap((each) => {
        const read = item.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    ),
  );
const strings = listOf(z.string());
const ids = listOf(z.pipe(numeric, z.int().check(z.positive())));
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

/** Any JSON object, unchanged. */
export const anyObject = z.looseObject({});

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
  /** Unit of the two values below. */
  paceType: integer,
  fromPaceValue: number,
  toPaceValue: number,
  rangeAccessLabel: text,
  accessRules: listOf(z.object({ name: z.string(), result: z.boolean() })),
  jerseyHash: integer,
  bikeHash: integer,
  rulesSet: strings,
  tags: strings,
  timeTrialOptions,
  invitedLeaders: ids,
  invitedSweepers: ids,
  totalEntrantCount: integer,
  totalSignedUpCount: integer,
  totalJoinedCount: integer,
});
export type GameSubgroup = z.output<typeof gameSubgroup>;

export const gameEvent = z.object({
  id,
  name: text,
  description: text,
  imageUrl: text,
  eventStart: date,
  eventType: text,
  type: text,
  sport: text,
  mapId: integer,
  routeId: integer,
  laps: integer,
  distanceInMeters: number,
  durationInSeconds: number,
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
  eventSubgroups: z.pipe(
    z.nullish(z.array(gameSubgroup)),
    z.transform((groups) => groups ?? []),
  ),
});
export type GameEvent = z.output<typeof gameEvent>;

/** Page of the events of a club. */
export const gameEventFeed = z.object({
  data: z.array(z.object({ event: z.object({ id, name: text, tags: z.nullish(z.array(z.string())) }) })),
  cursor: z.nullish(z.string()),
});
export type GameFeedEvent = z.output<typeof gameEventFeed>['data'][number]['event'];

/** Response of the game to a new event. */
export const gameCreated = z.object({ id });

export const gameRider = z.object({
  id,
  firstName: riderName,
  lastName: riderName,
  male: boolean,
  imageSrc: text,
  countryAlpha3: text,
  age: integer,
  /** mm */
  height: number,
  /** g */
  weight: number,
  /** Source of the power; `zPower` estimates it. */
  powerSourceModel: text,
  competitionMetrics: z.catch(z.nullish(z.object({ racingScore: number, category: text, categoryWomen: text })), null),
});
export type GameRider = z.output<typeof gameRider>;

export const gameEntrants = z.array(gameRider);

/** Page of results; each row is kept unchanged. */
export const gameResultsPage = z.object({ entries: z.array(z.looseObject({ profileId: id })) });
export type GameRow = z.output<typeof gameResultsPage>['entries'][number];

export const gameFeed = z.array(
  z.object({ id_str: z.optional(idText), id: idText, name: text, sport: text, startDate: maybeDate, eventId: number }),
);
export type GameFeedActivity = z.output<typeof gameFeed>[number];

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
// Everything but the id may be missing.
export const gameActivity = activityFields.check(
  z.refine(({ id, id_str }) => id !== undefined || id_str !== undefined, 'no id'),
);
export type GameActivity = z.output<typeof gameActivity>;

// Thousands of numbers per ride, hundreds of rides per race: validated in one loop, where an array of schemas would
// create an object for each.
const numbers = z.custom<number[]>((value) => Array.isArray(value) && value.every(isNumber));
const measuredOrNot = z.custom<(number | null)[]>(
  (value) => Array.isArray(value) && value.every((each) => each === null || isNumber(each)),
);
const maybeNumbers = z.catch(z.nullish(numbers), null);

/** Per-second data; power in W, `timeInSec` skips pauses. */
export const gameActivityData = z.object({
  powerInWatts: measuredOrNot,
  timeInSec: maybeNumbers,
  distanceInCm: maybeNumbers,
  altitudeInCm: maybeNumbers,
});
export type GameActivityData = z.output<typeof gameActivityData>;

const clubImage = z.object({ type: z.string(), imageUrl: z.url({ protocol: /^https$/ }) });
const maybeObject = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), null);
export const gameClub = z.object({
  id: z.string(),
  name: z.string(),
  tagline: text,
  description: text,
  images: listOf(clubImage),
  memberCount: integer,
  membership: maybeObject(z.object({ securityLevel: text })),
  restriction: maybeObject(z.object({ joinMethod: text })),
});
export type GameClub = z.output<typeof gameClub>;

const flag = z.catch(
  z.nullish(
    z.union([
      z.boolean(),
      z.pipe(
        numeric,
        z.transform((value) => value !== 0),
      ),
    ]),
  ),
  null,
);
const gameRoute = z.object({
  id,
  name: text,
  imageUrl: text,
  distanceInMeters: number,
  ascentInMeters: number,
  leadinDistanceInMeters: number,
  leadinAscentInMeters: number,
  // Without an "s", as the game spells it.
  defaultLeadinDistanceInMeter: number,
  defaultLeadinAscentInMeters: number,
  freeRideLeadinDistanceInMeters: number,
  freeRideLeadinAscentInMeters: number,
  meetupLeadinDistanceInMeters: number,
  meetupLeadinAscentInMeters: number,
  levelLocked: flag,
  publicEventsOnly: flag,
  supportedLaps: flag,
  blockedForMeetups: flag,
  xp: number,
  sports: strings,
});
const segmentId = z.pipe(z.union([z.string().check(z.regex(/^-?\d{1,24}$/)), z.int()]), z.transform(String));

/** Existing entities of the game. Maps have no id, and one has no name. */
export const gameInfo = z.object({
  maps: z.array(z.object({ name: text, routes: listOf(gameRoute) })),
  jerseys: listOf(z.object({ id, name: text, imageUrl: text })),
  segments: listOf(z.object({ id: segmentId, archFriendlyName: text })),
});
export type GameInfo = z.output<typeof gameInfo>;

export const gameTokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number().check(z.positive()),
  refresh_token: z.string().check(z.minLength(1)),
  refresh_expires_in: z.catch(z.nullish(z.number()), null),
});
export type GameTokens = z.output<typeof gameTokens>;

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}
