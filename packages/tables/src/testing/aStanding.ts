import type { StandingsStage, StandingsStageFigures, StandingsTableRow } from '../StandingsTable/index.ts';
import { aProtocol } from './aProtocol.ts';

export const fourStages: StandingsStage[] = [
  { order: 1, name: 'Побережье', requiredForGeneral: false },
  { order: 2, name: 'Мосты', requiredForGeneral: true },
  { order: 3, name: 'Долина', requiredForGeneral: false },
  { order: 4, name: 'Холмы', requiredForGeneral: true },
];

/** Builds one rider of an invented classification, after two stages of 20 minutes and 30 km. */
export function aStanding(changes: Partial<StandingsTableRow> = {}): StandingsTableRow {
  const { stages = [aStageOfRider({ stageOrder: 1 }), aStageOfRider({ stageOrder: 2 })] } = changes;
  const sum = (of: (result: StandingsStageFigures) => number | null) =>
    stages.filter(({ isDropped }) => !isDropped).reduce((total, result) => total + (of(result) ?? 0), 0);

  return {
    profileId: 7,
    rider: {
      firstName: 'Лев',
      lastName: 'Подветренный',
      gender: 'MALE',
      imageSrc: null,
      countryAlpha3: 'RUS',
      team: null,
    },
    finalCategory: 'B',
    rank: { category: 1, absolute: 1 },
    gapsInCategories: null,
    totalTimeInMilliseconds: sum(({ durationInMilliseconds }) => durationInMilliseconds),
    totalDistanceInMeters: sum(({ distanceInMeters }) => distanceInMeters),
    totalElevationInMeters: stages.length * 320,
    totalCalories: stages.length * 810,
    stagesCompleted: stages.length,
    disqualification: null,
    stages,
    ...changes,
  };
}

/** Builds one result of an invented stage: 20 minutes and 30 km, first in it. */
export function aStageOfRider(changes: Partial<StandingsStageFigures> = {}): StandingsStageFigures {
  return {
    stageOrder: 1,
    durationInMilliseconds: 1_200_000,
    distanceInMeters: 30_000,
    raceRank: { category: 1, absolute: 1 },
    ...changes,
  };
}

const stageMs = [5_200_000, 3_317_000, 4_115_000, 1_494_000];
const jerseys = [['leader'], [], ['points'], [], ['mountains', 'young']] as const;

/** Builds an invented tour of four stages with riders ranked by category and overall. */
export function aTour(riders: number): StandingsTableRow[] {
  const counts = new Map<string, number>();

  return aProtocol(riders).map(({ profileId, groupLabel, rider }, at) => {
    const place = (counts.get(groupLabel) ?? 0) + 1;
    counts.set(groupLabel, place);
    const stages = stageMs.map((ms, index) =>
      aStageOfRider({
        stageOrder: index + 1,
        durationInMilliseconds: ms + at * (21_000 + ((at * 7 + index * 3) % 5) * 1000),
        distanceInMeters: 40_000 + index * 6200,
        raceRank: { category: place, absolute: at + 1 },
      }),
    );

    return aStanding({
      profileId,
      rider,
      finalCategory: groupLabel,
      rank: { category: place, absolute: at + 1 },
      stages,
      ...(jerseys[at] && { jerseys: jerseys[at] }),
    });
  });
}

/** Builds riders without a mandatory stage. */
export function missedStage(): StandingsTableRow[] {
  return [2, 4].map((missed, at) =>
    aStanding({
      profileId: 950 + at,
      rider: { ...aStanding().rider, firstName: 'Архип', lastName: `Брусничный-${at + 1}` },
      rank: null,
      disqualification: { label: 'MRS', reason: null, stages: [missed] },
      stages: stageMs.flatMap((ms, index) =>
        index + 1 === missed ? [] : aStageOfRider({ stageOrder: index + 1, durationInMilliseconds: ms + 90_000 }),
      ),
    }),
  );
}
