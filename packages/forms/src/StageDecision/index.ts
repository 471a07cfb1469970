export { DecisionLayout } from './DecisionLayout.tsx';
export type { Move, Moves, StageDecision } from './stageDecision.ts';
