import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const profileScreens = {
  profile: lazyScreen(async () => ({
    default: (await import('../../features/profile/ProfileScreen.tsx')).ProfileScreen,
  })),
  settingsAccount: lazyScreen(async () => ({
    default: (await import('../../features/profile/account/AccountScreen.tsx')).AccountScreen,
  })),
  settingsNotifications: lazyScreen(async () => ({
    default: (await import('../../features/profile/NotificationsScreen.tsx')).NotificationsScreen,
  })),
  settingsZwift: lazyScreen(async () => ({
    default: (await import('../../features/profile/game/ZwiftScreen.tsx')).ZwiftScreen,
  })),
  settingsStream: lazyScreen(async () => ({
    default: (await import('../../features/profile/StreamScreen.tsx')).StreamScreen,
  })),
  settingsServices: lazyScreen(async () => ({
    default: (await import('../../features/profile/services/ServicesScreen.tsx')).ServicesScreen,
  })),
};
