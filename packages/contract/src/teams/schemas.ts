import * as z from 'zod/mini';
import { team } from '../events/schemas.ts';
import { riderResult } from '../riders/races.ts';
import { riderFields } from '../riders/schemas.ts';
import { cursor, imageUrls, moment, nextCursor, objectId, oneLine, queryInteger, season } from '../values.ts';

/** Captain roles: the founder, or another after a handover. */
export const CAPTAIN_ROLES = ['Founder', 'Captain'] as const;
/** Roles assigned by a captain; a member may have none. */
export const MEMBER_ROLES = ['Vice-Captain', 'Domestique', 'Sprinter', 'Climber', 'All-Rounder'] as const;
export const TEAM_SPECIALIZATIONS = ['Climber', 'Sprinter', 'Time Trialist', 'All-Rounder', 'Puncheur'] as const;

const teamSlug = z.string().check(z.maxLength(100), oneLine);
export const teamSlugParams = z.object({ urlSlug: teamSlug });
export const teamSlugBody = z.strictObject({ urlSlug: teamSlug });

export const teamNames = { _id: objectId, ...team.shape };
export const teamPictures = { logoUrls: imageUrls, posterUrls: imageUrls };

/** A team in a list. */
export const teamCard = z
  .object({ ...teamNames, ...teamPictures, mission: z.string(), totalMembers: z.int() })
  .register(z.globalRegistry, { id: 'TeamCard' });
export type TeamCardDto = z.output<typeof teamCard>;

/** Open teams by name. */
export const teamCards = z.object({ data: z.array(teamCard) }).register(z.globalRegistry, { id: 'TeamCards' });

/** A team as shown to everyone; values it does not provide are `null`. */
export const publicTeam = z
  .object({
    ...teamCard.shape,
    /** Markdown. */
    description: z.string(),
    telegram: z.object({ group: z.nullable(z.string()), channel: z.nullable(z.string()) }),
    website: z.nullable(z.string()),
    vk: z.nullable(z.string()),
    /** Id of the club in the game, and the address for joining it. */
    zwiftClubId: z.nullable(z.string()),
    zwiftClubUrl: z.nullable(z.url()),
    createdAt: moment,
    /** Set for a closed team, which keeps its page, results and points. */
    closedAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'PublicTeam' });
export type PublicTeam = z.output<typeof publicTeam>;
export const publicTeamData = z.object({ data: publicTeam }).register(z.globalRegistry, { id: 'PublicTeamData' });
export const changedTeam = z
  .object({ message: z.string(), data: publicTeam })
  .register(z.globalRegistry, { id: 'ChangedTeam' });

export const memberRole = z.nullable(z.enum([...CAPTAIN_ROLES, ...MEMBER_ROLES]));
export const specialization = z.nullable(z.enum(TEAM_SPECIALIZATIONS));

/**
 * A member with the rider's figures; `rider` is `null` until the game has been read. Points are of the current season.
 */
export const teamMember = z
  .object({
    _id: objectId,
    userId: objectId,
    role: memberRole,
    specialization,
    createdAt: moment,
    rider: z.nullable(z.object(riderFields)),
    /** Points scored for this team in the current season. */
    seasonPoints: z.int(),
    /** Races started for this team in the current season. */
    seasonRaces: z.int(),
  })
  .register(z.globalRegistry, { id: 'TeamMember' });
export type TeamMember = z.output<typeof teamMember>;
/** The captain first, then the vice-captains, then by name. */
export const teamMembers = z
  .object({ members: z.array(teamMember), season })
  .register(z.globalRegistry, { id: 'TeamMembers' });

/** Page of the races that members rode for the team, newest race first; `season`: of one season only. */
export const teamResultsQuery = z.object({
  page: queryInteger(1, 100_000, 1),
  docsOnPage: queryInteger(1, 100, 20),
  cursor,
  season: z.optional(season),
});
export const teamResults = z
  .object({
    teamResults: z.array(riderResult),
    quantityPages: z.int(),
    quantityResults: z.int(),
    nextCursor,
    /** Seasons with results of the team, newest first. */
    seasons: z.array(season),
  })
  .register(z.globalRegistry, { id: 'TeamResults' });
export type TeamResults = z.output<typeof teamResults>;

const medals = z.object({ gold: z.int(), silver: z.int(), bronze: z.int() });

/** The achievements of a team. */
export const teamStatistics = z
  .object({
    data: z.object({
      riderMetrics: z.object({
        totalMembers: z.int(),
        /** Members by displayed category, omitting empty ones, strongest first; `null` is unknown. */
        categories: z.array(z.object({ category: z.nullable(z.string()), members: z.int() })),
        averageRacingScore: z.nullable(z.int()),
        /** Sums of the members' personal medals, including those from before joining the team. */
        medals,
      }),
      /** Distinct races in which a member started. */
      events: z.object({ totalResults: z.int(), resultsInActiveSeason: z.int() }),
      /** Signed-up members of upcoming races: each race of each member counts. */
      registeredEventsCount: z.int(),
      season,
      /** `null` without points in the current season. */
      seasonRating: z.nullable(
        z.object({
          rank: z.int(),
          points: z.int(),
          /** Teams with points. */
          rankedTeams: z.int(),
          /** Points behind the rank above; `null` for the first. */
          pointsToNext: z.nullable(z.int()),
        }),
      ),
      /** Points by weeks of the season from 1 September up to the current one. */
      weeks: z.array(z.object({ from: moment, points: z.int() })),
    }),
  })
  .register(z.globalRegistry, { id: 'TeamStatistics' });
export type TeamStatistics = z.output<typeof teamStatistics>;
