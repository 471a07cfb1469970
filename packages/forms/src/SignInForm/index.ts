export { type SignIn, SignInForm, type SignInFormProps } from './SignInForm.tsx';
