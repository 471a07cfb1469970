export { type PenaltyDraft, PenaltyForm, type PenaltyFormProps } from './PenaltyForm.tsx';
