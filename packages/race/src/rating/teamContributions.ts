import { type RatedPlace, type RatedPoints, ratedPoints } from './ratingPoints.ts';

/** A row of a protocol as input for the team rating. */
export interface TeamRatingRow extends RatedPlace {
  /** Team at the time of the race; `null` without one. */
  teamSlug: string | null;
}

/** A place that scored points for a team. */
export type TeamResult<Row extends TeamRatingRow> = Omit<Row, 'importance'> & RatedPoints;

/** A team's contribution from one protocol. */
export interface TeamContribution<Row extends TeamRatingRow> {
  teamSlug: string;
  points: number;
  /** Riders of the team who started. */
  starters: number;
  /** Places 1 to 3 that scored points. */
  medals: number;
  /** Rows with points, highest first. */
  results: TeamResult<Row>[];
}

const lastMedal = 3;

/** Computes the contribution of a protocol's rows to each team; teams without points are included for their starts. */
export function teamContributions<Row extends TeamRatingRow>(rows: readonly Row[]): TeamContribution<Row>[] {
  const slugs = new Set(rows.flatMap(({ teamSlug }) => teamSlug ?? []));
  return [...slugs].map((teamSlug) => {
    const ofTeam = rows.filter((row) => row.teamSlug === teamSlug);
    const rated = ofTeam
      .map((row) => ({ row, place: Number(row.place), made: ratedPoints(row) }))
      .filter(({ made }) => made.points > 0)
      .toSorted((one, other) => other.made.points - one.made.points || one.place - other.place);
    return {
      teamSlug,
      points: rated.reduce((sum, { made }) => sum + made.points, 0),
      starters: ofTeam.length,
      medals: rated.filter(({ place }) => place <= lastMedal).length,
      results: rated.map(({ row: { importance: _level, ...row }, made }) => ({ ...row, ...made })),
    };
  });
}

/** Ranks teams by points: equal points share a rank, teams without points have none. */
export function rankTeams<Team extends { points: number }>(teams: readonly Team[]): (Team & { rank: number | null })[] {
  return teams
    .toSorted((one, other) => other.points - one.points)
    .map((team, _index, all) => ({
      ...team,
      rank: team.points > 0 ? all.findIndex(({ points }) => points === team.points) + 1 : null,
    }));
}
