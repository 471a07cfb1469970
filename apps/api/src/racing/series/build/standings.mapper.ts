import type { Classifications, GeneralRow } from '@otryv/contract/schemas';
import {
  ageClassifications,
  pointsClassification,
  type SeriesDisqualification,
  type Standings,
  type StandingsRow,
  type StandingsStageResult,
  teamClassification,
  womensClassification,
} from '@otryv/race';

interface Scoring {
  scoringTable: readonly number[];
  /** `null` without a team classification. */
  teamSize: number | null;
}

export function toGeneralRow(row: StandingsRow): GeneralRow {
  const { rider } = row;
  return {
    profileId: row.profileId,
    profileData: {
      firstName: rider.firstName ?? String(row.profileId),
      lastName: rider.lastName ?? '',
      gender: rider.gender === 'MALE' || rider.gender === 'FEMALE' ? rider.gender : null,
      imageSrc: rider.imageSrc,
      countryAlpha3: rider.countryAlpha3,
      age: rider.age,
      team: rider.team,
    },
    finalCategory: row.finalCategory,
    rank: row.rank,
    gapsInCategories: row.gapsInCategories,
    totalTimeInMilliseconds: row.totalTimeInMilliseconds,
    totalDistanceInMeters: row.totalDistanceInMeters,
    totalElevationInMeters: row.totalElevationInMeters,
    totalCalories: row.totalCalories,
    totalFinishPoints: row.totalFinishPoints,
    stagesCompleted: row.stagesCompleted,
    disqualification: row.disqualification && {
      ...outOf(row.disqualification),
      stages: [...row.disqualification.stages],
    },
    stages: row.stages.map(toStageResult),
  };
}

export function toClassifications(general: Standings, { scoringTable, teamSize }: Scoring): Classifications {
  return {
    points: pointsClassification(general, scoringTable).map(({ profileId, points, rank, stages }) => ({
      profileId,
      points,
      place: rank.absolute,
      stages: stages.map(({ stageOrder, points: ofStage }) => ({ stageOrder, points: ofStage })),
    })),
    women: timeRows(womensClassification(general)),
    ages: [...ageClassifications(general)].map(([group, rows]) => ({ group, rows: timeRows(rows) })),
    teams: teamSize === null ? [] : teamRows(general, teamSize),
  };
}

function toStageResult(result: StandingsStageResult): GeneralRow['stages'][number] {
  return {
    stageOrder: result.stageOrder,
    category: result.category,
    durationInMilliseconds: result.durationInMilliseconds,
    distanceInMeters: result.distanceInMeters,
    elevationInMeters: result.elevationInMeters,
    calories: result.calories,
    finishPoints: result.finishPoints,
    raceRank: result.raceRank,
    penalty: result.penaltyMs || null,
    isDropped: result.isDropped,
    disqualification: result.disqualification && outOf(result.disqualification),
  };
}

function outOf({ label, reason }: SeriesDisqualification) {
  return { label, reason };
}

function timeRows(rows: readonly StandingsRow[]): Classifications['women'] {
  return rows
    .filter(({ rank }) => rank.absolute > 0)
    .map(({ profileId, rank, totalTimeInMilliseconds, gapsInCategories }) => ({
      profileId,
      totalTimeInMilliseconds,
      place: rank.absolute,
      gapToLeader: gapsInCategories.absolute?.toLeader ?? null,
    }));
}

function teamRows(general: Standings, size: number): Classifications['teams'] {
  return teamClassification(general, size).flatMap(({ team, place, gapToLeaderMs, totalTimeInMilliseconds, stages }) =>
    place === null
      ? []
      : [
          {
            team,
            place,
            totalTimeInMilliseconds,
            gapToLeader: place === 1 ? null : gapToLeaderMs,
            stages: stages.flatMap(({ stageOrder, timeInMilliseconds, profileIds }) =>
              timeInMilliseconds === null ? [] : [{ stageOrder, timeInMilliseconds, riders: [...profileIds] }],
            ),
          },
        ],
  );
}
