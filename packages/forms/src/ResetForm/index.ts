export { ResetForm, type ResetFormProps, type ResetRequest } from './ResetForm.tsx';
