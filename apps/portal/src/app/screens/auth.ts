import { lazy } from 'react';

const load = () => import('../../features/auth/AuthScreens.ts');

/** The screens of this area by the keys of their addresses; all share the chunk of the forms. */
export const authScreens = {
  signIn: lazy(async () => ({ default: (await load()).SignInScreen })),
  registration: lazy(async () => ({ default: (await load()).RegistrationScreen })),
  reset: lazy(async () => ({ default: (await load()).ResetScreen })),
  confirmEmail: lazy(async () => ({ default: (await load()).ConfirmEmailScreen })),
  letterSignIn: lazy(async () => ({ default: (await load()).LetterSignInScreen })),
  newPassword: lazy(async () => ({ default: (await load()).NewPasswordScreen })),
};
