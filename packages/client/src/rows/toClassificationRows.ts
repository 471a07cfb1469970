import type { Classifications, GeneralClassification } from '@otryv/contract';
import type { ClassificationRow, TeamClassificationRow } from '@otryv/tables';

type Standings = GeneralClassification['data'];
type Ranked = { profileId: number; place: number; points?: number } & Partial<Classifications['women'][number]>;

/** Returns the rows of a classification with rider details from the general classification. */
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
        // Standings ranked by time alone have a time gap.
        fewerStages: gapToLeader === null ? Math.max(0, first - row.stagesCompleted) : 0,
      },
    ];
  });
}

/** Returns the rows of the team classification. */
export function toTeamClassificationRows({ classifications: { teams } }: Standings): TeamClassificationRow[] {
  return teams.map(({ team, place, totalTimeInMilliseconds, gapToLeader, stages }) => ({
    team,
    place,
    timeMs: totalTimeInMilliseconds,
    gapToLeaderMs: gapToLeader,
    stages: stages.length,
  }));
}
