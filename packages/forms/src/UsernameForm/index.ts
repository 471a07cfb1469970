export { type UsernameChange, UsernameForm, type UsernameFormProps } from './UsernameForm.tsx';
