export { type ReleaseDraft, ReleaseForm, type ReleaseFormProps } from './ReleaseForm.tsx';
