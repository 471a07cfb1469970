export { StageCandidates, type StageCandidatesProps } from './StageCandidates.tsx';
export { StagesEditor, type StagesEditorProps } from './StagesEditor.tsx';
export type { EditedStage, StageArrangement, StageRace } from './stageDrafts.ts';
