import type { DecidedStageRow, Move } from '../StageDecision/index.ts';

export const seriesId = '66e5c0ffee00000000000007';
export const stageResultId = `${seriesId}.4.1001`;

/** Builds a row of a stage that a decision is about. */
export function aDecision(decision: Partial<DecidedStageRow> = {}): DecidedStageRow {
  return {
    seriesId,
    stageResultId,
    profile: { firstName: 'Прохор', lastName: 'Утёсов-Яров', countryAlpha3: 'RUS' },
    categoryInRace: 'A',
    category: 'A',
    penalty: null,
    disqualification: null,
    ...decision,
  };
}

/** Result of a dry run: a winner who is removed, a rider who gains a place. */
export const aDryRun: readonly Move[] = [
  { profileId: 1, name: 'Демьян Крутогоров', category: 'A', formerCategory: 'A', from: 1, to: null },
  { profileId: 2, name: 'Тимур Ветлужский', category: 'A', formerCategory: 'A', from: 2, to: 1 },
  { profileId: 3, name: 'Дарина Косогорова', category: 'B', formerCategory: 'A', from: null, to: 14 },
];
