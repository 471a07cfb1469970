import type { Classifications, GeneralClassification } from '@otryv/contract';
import type { ClassificationRow, TeamClassificationRow } from '@otryv/tables';

/** The classifications beside the general one. */
export type Beside = 'points' | 'women' | 'ages' | 'teams';

/** Those that have any rows, in the order of their tabs. */
export function besideOf({ points, women, ages, teams }: Classifications): Beside[] {
  const found: [Beside, number][] = [
    ['points', points.length],
    ['women', women.length],
    ['ages', ages.reduce((sum, { rows }) => sum + rows.length, 0)],
    ['teams', teams.length],
  ];
  return found.flatMap(([kind, count]) => (count > 0 ? [kind] : []));
}

type Standings = GeneralClassification['data'];
type Ranked = { profileId: number; place: number; points?: number } & Partial<Classifications['women'][number]>;

/** The rows of a classification with the riders of the general one. */
export function toClassificationRows(rows: readonly Ranked[], { results }: Standings): ClassificationRow[] {
  const riders = new Map(results.map((row) => [row.profileId, row]));
  const first = riders.get(rows[0]?.profileId ?? 0)?.stagesCompleted ?? 0;
  return rows.flatMap(({ profileId, place, points, totalTimeInMilliseconds, gapToLeader }) => {
    const row = riders.get(profileId);
    if (!row) return [];
    return [
      {
        ...{ profileId, place, rider: row.profileData, category: row.finalCategory },
        points: points ?? null,
        timeMs: totalTimeInMilliseconds ?? null,
        gapToLeaderMs: gapToLeader ?? null,
        // Standings that were ranked by the time alone have a gap in time.
        fewerStages: gapToLeader === null ? Math.max(0, first - row.stagesCompleted) : 0,
      },
    ];
  });
}

export function toTeamRows({ classifications: { teams } }: Standings): TeamClassificationRow[] {
  return teams.map(({ team, place, totalTimeInMilliseconds, gapToLeader, stages }) => ({
    ...{ team, place, timeMs: totalTimeInMilliseconds, gapToLeaderMs: gapToLeader, stages: stages.length },
  }));
}
