export { ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';
export { LetterSignInScreen } from './LetterSignInScreen.tsx';
export { NewPasswordScreen } from './NewPasswordScreen.tsx';
export { RegistrationScreen } from './RegistrationScreen.tsx';
export { ResetScreen } from './ResetScreen.tsx';
export { SignInScreen } from './SignInScreen.tsx';
