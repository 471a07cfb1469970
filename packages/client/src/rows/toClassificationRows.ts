import type { Classifications, GeneralClassification } from '@otryv/contract';
import type { ClassificationRow, TeamClassificationRow } from '@otryv/tables';

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
        profileId,
        place,
        rider: row.profileData,
        category: row.finalCategory,
        points: points ?? null,
        timeMs: totalTimeInMilliseconds ?? null,
        gapToLeaderMs: gapToLeader ?? null,
        // Standings that were ranked by the time alone have a gap in time.
        fewerStages: gapToLeader === null ? Math.max(0, first - row.stagesCompleted) : 0,
      },
    ];
  });
}

/** The rows of the classification of teams. */
export function toTeamClassificationRows({ classifications: { teams } }: Standings): TeamClassificationRow[] {
  return teams.map(({ team, place, totalTimeInMilliseconds, gapToLeader, stages }) => ({
    team,
    place,
    timeMs: totalTimeInMilliseconds,
    gapToLeaderMs: gapToLeader,
    stages: stages.length,
  }));
}
