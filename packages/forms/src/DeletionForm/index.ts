export { type AccountDeletion, DeletionForm, type DeletionFormProps } from './DeletionForm.tsx';
