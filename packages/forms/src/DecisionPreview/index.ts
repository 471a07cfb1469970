export { DecisionPreview } from './DecisionPreview.tsx';
