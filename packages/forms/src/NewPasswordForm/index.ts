export { NewPasswordForm, type NewPasswordFormProps, type PasswordReset } from './NewPasswordForm.tsx';
