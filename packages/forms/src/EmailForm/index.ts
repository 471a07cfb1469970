export { type EmailChange, EmailForm, type EmailFormProps } from './EmailForm.tsx';
