import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const authScreens = {
  signIn: lazyScreen(async () => ({ default: (await import('../../features/auth/SignInScreen.tsx')).SignInScreen })),
  registration: lazyScreen(async () => ({
    default: (await import('../../features/auth/RegistrationScreen.tsx')).RegistrationScreen,
  })),
  reset: lazyScreen(async () => ({ default: (await import('../../features/auth/ResetScreen.tsx')).ResetScreen })),
  confirmEmail: lazyScreen(async () => ({
    default: (await import('../../features/auth/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
  })),
  letterSignIn: lazyScreen(async () => ({
    default: (await import('../../features/auth/EmailSignInScreen.tsx')).EmailSignInScreen,
  })),
  newPassword: lazyScreen(async () => ({
    default: (await import('../../features/auth/NewPasswordScreen.tsx')).NewPasswordScreen,
  })),
};
