export { DecisionLayout } from './DecisionLayout.tsx';
export type { DecidedStageRow, Move, Moves } from './decidedStageRow.ts';
export { usePresentDecision } from './usePresentDecision.ts';
