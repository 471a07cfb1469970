import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/profile/ProfileScreens.ts');

/** Screens of this area by address key; the tabs of the settings share a chunk, which guests never load. */
export const profileScreens = {
  profile: lazyScreen(async () => ({
    default: (await import('../../features/profile/ProfileScreen.tsx')).ProfileScreen,
  })),
  settingsAccount: lazyScreen(async () => ({ default: (await load()).AccountScreen })),
  settingsNotifications: lazyScreen(async () => ({ default: (await load()).NotificationsScreen })),
  settingsZwift: lazyScreen(async () => ({ default: (await load()).ZwiftScreen })),
  settingsStream: lazyScreen(async () => ({ default: (await load()).StreamScreen })),
  settingsServices: lazyScreen(async () => ({
    default: (await import('../../features/profile/services/ServicesScreen.tsx')).ServicesScreen,
  })),
};
