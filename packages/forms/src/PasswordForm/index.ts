export { type PasswordChange, PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
