export { AppealForm, type AppealFormProps } from './AppealForm.tsx';
