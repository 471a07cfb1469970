export { type CategoryChangeDraft, CategoryChangeForm, type CategoryChangeFormProps } from './CategoryChangeForm.tsx';
