import * as z from 'zod/mini';
import { team } from '../events/schemas.ts';
import { riderSummary } from '../riders/schemas.ts';
import {
  cursor,
  gameId,
  groupLabel,
  imageUrls,
  moment,
  nextCursor,
  objectId,
  queryInteger,
  season,
} from '../values.ts';

export const seasonParams = z.object({ season });
export const teamSeasonParams = z.object({ urlSlug: z.string().check(z.maxLength(100)), season });
export const ratingResultsQuery = z.object({
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
  cursor,
});

const pictures = { logoUrls: imageUrls, posterUrls: imageUrls };

/** First three teams of the current season, only those with points. */
export const topTeams = z
  .object({
    season,
    data: z.array(z.object({ ...team.shape, ...pictures, rank: z.int(), points: z.int() })),
    updatedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'TopTeams' });
export type TopTeams = z.output<typeof topTeams>;

/** A team in a season's rating; teams with equal points share a rank, a team without points is unranked. */
export const ratedTeam = z
  .object({
    _id: objectId,
    ...team.shape,
    ...pictures,
    rank: z.nullable(z.int()),
    rankPoints: z.int(),
    totalMembers: z.int(),
    /** Average of the current members; `null` without known scores. */
    averageRacingScore: z.nullable(z.int()),
    /** Distinct races of the season in which a member started. */
    totalResults: z.int(),
    /** Riders who scored points. */
    scorers: z.int(),
    /** First, second and third places that scored points. */
    eventMedals: z.int(),
    isClosed: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'RatedTeam' });
export type RatedTeam = z.output<typeof ratedTeam>;

/** Open teams, and closed ones with points, by points. */
export const teamsRating = z
  .object({
    season,
    /** First and last moment of the season. */
    dateStart: moment,
    dateEnd: moment,
    /** Seasons with points and the current one, newest first. */
    seasons: z.array(season),
    data: z.array(ratedTeam),
    /** Time of the season's latest change of points. */
    updatedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'TeamsRating' });
export type TeamsRating = z.output<typeof teamsRating>;

/** One place that scored points: `points` = `base` × `mass` × `importance`, rounded. */
export const ratingResult = z
  .object({
    id: z.string(),
    points: z.int(),
    /** The rated place, 1 to 20. */
    rank: z.int(),
    /** Points of the place before the coefficients. */
    base: z.int(),
    profileId: gameId,
    profileData: riderSummary,
    subgroupLabel: z.nullable(groupLabel),
    event: z.object({ id: gameId, name: z.string(), start: moment }),
    /** The stage whose protocol was rated; `null` for the race's own protocol. */
    series: z.nullable(z.object({ name: z.string(), urlSlug: z.string(), stageOrder: z.int() })),
    /** Path of the row in its protocol. */
    resultPath: z.string(),
    coefficients: z.object({ importance: z.number(), mass: z.number() }),
  })
  .register(z.globalRegistry, { id: 'RatingResult' });
export type RatingResult = z.output<typeof ratingResult>;

/** Results that make up a team's points, newest race first. */
export const ratingResults = z
  .object({
    data: z.array(ratingResult),
    quantityPages: z.int(),
    quantityResults: z.int(),
    nextCursor,
    /** Total of all pages. */
    points: z.int(),
  })
  .register(z.globalRegistry, { id: 'RatingResults' });
export type RatingResults = z.output<typeof ratingResults>;
