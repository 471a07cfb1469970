import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/auth/AuthScreens.ts');

/** Screens of this area by address key; all share the chunk of the forms. */
export const authScreens = {
  signIn: lazyScreen(async () => ({ default: (await load()).SignInScreen })),
  registration: lazyScreen(async () => ({ default: (await load()).RegistrationScreen })),
  reset: lazyScreen(async () => ({ default: (await load()).ResetScreen })),
  confirmEmail: lazyScreen(async () => ({ default: (await load()).ConfirmEmailScreen })),
  letterSignIn: lazyScreen(async () => ({ default: (await load()).LetterSignInScreen })),
  newPassword: lazyScreen(async () => ({ default: (await load()).NewPasswordScreen })),
};
