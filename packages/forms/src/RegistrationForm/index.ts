export { type NewAccount, RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';
