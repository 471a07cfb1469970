export { DecisionPreview, type DryRunFailure } from './DecisionPreview.tsx';
