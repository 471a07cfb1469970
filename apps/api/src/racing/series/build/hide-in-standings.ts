import type { Figure } from '@otryv/contract';
import type { GeneralRow, StageResultDto } from '@otryv/contract/schemas';
import { hideFigures } from '../../results/build/hide-figures.ts';

type Hidden = ReadonlyMap<number, readonly Figure[]>;

/** Removes the figures that the rider hides from a row of the standings; the power follows from the calories. */
export function hideInGeneralRow(row: GeneralRow, figures: readonly Figure[]): GeneralRow {
  const hidesAge = figures.includes('age');
  const hidesCalories = figures.includes('weight');
  return {
    ...row,
    ...(hidesAge && { profileData: { ...row.profileData, age: null, isAgeHidden: true } }),
    ...(hidesCalories && {
      totalCalories: null,
      areCaloriesHidden: true,
      stages: row.stages.map((stage) => ({ ...stage, calories: null })),
    }),
  };
}

/** Removes hidden figures from the rows of a stage or of the standings; rows of wins have none. */
export function hideInDocument<Row extends object>(rows: readonly Row[], hidden: Hidden) {
  return rows.map((row) => {
    if (isStageRow(row)) return hideFigures(row, hidden.get(row.zwiftId ?? row.profileId) ?? []);
    return isGeneralRow(row) ? hideInGeneralRow(row, hidden.get(row.profileId) ?? []) : row;
  });
}

/** Returns the riders of such rows. */
export function ridersOf(rows: readonly object[]): number[] {
  return rows.flatMap((row) => {
    if (isStageRow(row)) return [row.zwiftId ?? row.profileId];
    return isGeneralRow(row) ? [row.profileId] : [];
  });
}

function isStageRow(row: object): row is StageResultDto {
  return 'sensorData' in row;
}

function isGeneralRow(row: object): row is GeneralRow {
  return 'totalCalories' in row;
}
