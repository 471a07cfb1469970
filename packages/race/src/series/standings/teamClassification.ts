import { groupBy } from '../../lists/groupBy.ts';
import type { Team } from '../../protocol/person.ts';
import { sharedPlaces } from '../../protocol/standingsOf.ts';
import type { Standings, TeamRow } from './standings.ts';

interface TeamRide {
  team: Team;
  stageOrder: number;
  profileId: number;
  timeMs: number;
}

/**
 * Computes the team classification of a tour: on each stage that counts the times of the `size` fastest riders of a
 * team are added up. A team with fewer of them on one of these stages is unranked. A rider counts for the team of that
 * day.
 */
export function teamClassification({ rows, stages }: Standings, size: number): TeamRow[] {
  const scoring = stages.filter(({ includeResults }) => includeResults).map(({ order }) => order);
  const byTeam = groupBy(ridesOf(rows), ({ team }) => team.urlSlug);
  const teams = [...byTeam.values()].map((rides) => teamTotals(rides, scoring, size)).toSorted(compareTeams(scoring));
  const complete = teams.filter(({ stagesCompleted }) => stagesCompleted === scoring.length);
  const times = complete.map(({ totalTimeInMilliseconds }) => totalTimeInMilliseconds);
  const ranks = sharedPlaces(times);

  return teams.map((team, at) => {
    const place = ranks[at] ?? null;
    const gapToLeaderMs = place === null ? null : team.totalTimeInMilliseconds - (times[0] ?? 0);
    return { ...team, place, gapToLeaderMs };
  });
}

function ridesOf(rows: Standings['rows']): TeamRide[] {
  return rows.flatMap(({ profileId, stages }) =>
    stages.flatMap(({ stageOrder, rider: { team }, durationInMilliseconds: timeMs, isDropped }) =>
      team === null || timeMs === null || isDropped ? [] : [{ team, stageOrder, profileId, timeMs }],
    ),
  );
}

function teamTotals(rides: readonly TeamRide[], scoring: readonly number[], size: number) {
  const byStage = groupBy(rides, ({ stageOrder }) => stageOrder);
  const stages = scoring.map((stageOrder) => {
    const fastest = (byStage.get(stageOrder) ?? []).toSorted(compareRides).slice(0, size);
    const isComplete = fastest.length === size;
    return {
      stageOrder,
      timeInMilliseconds: isComplete ? fastest.reduce((sum, { timeMs }) => sum + timeMs, 0) : null,
      profileIds: fastest.map(({ profileId }) => profileId),
    };
  });
  const latest = rides.reduce((one, other) => (other.stageOrder > one.stageOrder ? other : one));
  return {
    team: latest.team,
    totalTimeInMilliseconds: stages.reduce((sum, { timeInMilliseconds }) => sum + (timeInMilliseconds ?? 0), 0),
    stagesCompleted: stages.filter(({ timeInMilliseconds }) => timeInMilliseconds !== null).length,
    stages,
  };
}

function compareRides(a: TeamRide, b: TeamRide) {
  return a.timeMs - b.timeMs || a.profileId - b.profileId;
}

/** Compares teams: those with all stages first, by time; then by the number of stages. */
function compareTeams(scoring: readonly number[]) {
  type Totals = ReturnType<typeof teamTotals>;
  const missing = ({ stagesCompleted }: Totals) => scoring.length - stagesCompleted;
  return (a: Totals, b: Totals) =>
    missing(a) - missing(b) ||
    a.totalTimeInMilliseconds - b.totalTimeInMilliseconds ||
    Number(a.team.urlSlug > b.team.urlSlug) - Number(a.team.urlSlug < b.team.urlSlug);
}
