import { SERIES_DISQUALIFICATIONS } from '@otryv/race';
import type { StageOfSeries, StageResultsTableRow } from '../StageResultsTable/index.ts';
import { aProtocol } from './aProtocol.ts';
import { aResult } from './aResult.ts';

export const aStage: StageOfSeries = {
  seriesId: 'series-7',
  urlSlug: 'osennii-kubok',
  order: 4,
  name: 'Холмы',
  eventStart: '2026-11-19T16:30:00Z',
};

export interface StageResultChanges extends Partial<Omit<StageResultsTableRow, 'rider'>> {
  at?: number;
  rider?: Partial<StageResultsTableRow['rider']>;
}

/** Builds one row of an invented stage. */
export function aStageResult({ rider, at = 0, ...changes }: StageResultChanges = {}): StageResultsTableRow {
  const { profileId = 7, category = 'A', finishTime = 1_457_346 } = changes;
  const { averageWatts, heartRate, weightKg, heightCm, bestEfforts, ...race } = aResult({
    profileId,
    at,
    watts: 320 - at * 4,
    ...(rider && { rider }),
    ...(changes.weightKg && { weightKg: changes.weightKg }),
  });

  return {
    id: `stage-result-${profileId}`,
    profileId,
    zwiftId: profileId,
    rider: race.rider,
    category,
    categoryInRace: category,
    modifiedCategory: null,
    rank: { category: 1, absolute: 1 },
    gapsInCategories: null,
    finishTime,
    disqualification: null,
    penalty: null,
    finishTimeLimit: null,
    addedByModerator: false,
    averageWatts,
    heartRate,
    weightKg,
    heightCm,
    bestEfforts,
    ...changes,
  };
}

/** Builds an invented stage of finishers, with places and gaps as its server computes them. */
export function aStageProtocol(finishers: number): StageResultsTableRow[] {
  const leaders = new Map<string, { timeMs: number; riders: number; lastMs: number }>();

  return aProtocol(finishers).map((row, at) => {
    const timeMs = row.timeMs ?? 0;
    const { averageWatts, heartRate, weightKg, heightCm, bestEfforts } = row;
    const known = leaders.get(row.groupLabel);
    const first = known ?? { timeMs, riders: 0, lastMs: timeMs };
    leaders.set(row.groupLabel, { ...first, riders: first.riders + 1, lastMs: timeMs });

    return aStageResult({
      profileId: row.profileId,
      category: row.groupLabel,
      rider: row.rider,
      finishTime: timeMs,
      rank: { category: first.riders + 1, absolute: at + 1 },
      gapsInCategories: {
        category: known ? { toLeader: timeMs - known.timeMs, toPrev: timeMs - known.lastMs } : null,
        absolute: at === 0 ? null : { toLeader: row.gapToLeaderMs, toPrev: row.gapToPreviousMs },
      },
      averageWatts,
      heartRate,
      weightKg,
      heightCm,
      bestEfforts,
    });
  });
}

/** Builds the same with decisions of every kind among its first rows, ranked after them. */
export function aDecidedStage(finishers = 30): StageResultsTableRow[] {
  const counts = new Map<string | null, number>();

  return aStageProtocol(finishers).map((before, at) => {
    const row = { ...before, ...decisions[at] };
    const place = (counts.get(row.category) ?? 0) + 1;
    counts.set(row.category, place);
    return { ...row, rank: { category: place, absolute: at + 1 } };
  });
}

const decisions: Record<number, Partial<StageResultsTableRow>> = {
  1: {
    category: 'A',
    categoryInRace: 'B',
    modifiedCategory: {
      value: 'A',
      modifiedAt: '2026-11-20T08:05:00Z',
      moderator: { username: 'sudya' },
      reason: 'Мощность за 20 минут выше границы B',
    },
  },
  2: {
    category: 'APlus',
    categoryInRace: 'A',
    modifiedCategory: { value: 'APlus', modifiedAt: '2026-11-20T08:05:00Z', moderator: null, reason: null },
  },
  4: { penalty: [{ timeInMilliseconds: 10_000, reason: 'срезал поворот' }] },
  5: { addedByModerator: true },
  6: {
    finishTimeLimit: { isOutside: true, exceededMilliseconds: 12_400 },
    penalty: [
      { timeInMilliseconds: 30_000, reason: 'поздний старт' },
      { timeInMilliseconds: 60_000, reason: null },
    ],
  },
};

/** Builds a row out of the classification for each label of a series; only the first has its own reason. */
export function outOfStage(): StageResultsTableRow[] {
  return SERIES_DISQUALIFICATIONS.map((label, at) =>
    aStageResult({
      at,
      profileId: 900 + at,
      category: label === 'UNC' ? null : 'B',
      rank: { category: 0, absolute: 0 },
      finishTime: label === 'DNS' || label === 'DNF' ? null : 1_500_000 + at * 1000,
      disqualification: { label, reason: at === 0 ? 'вес изменён перед стартом' : null },
      rider: { firstName: 'Архип', lastName: `Лощинин-${at + 1}` },
    }),
  );
}
