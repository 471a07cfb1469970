import { lazy } from 'react';

const load = () => import('../../features/profile/ProfileScreens.ts');

/** The screens of this area by the keys of their addresses; the tabs of the settings share a chunk, which guests never load. */
export const profileScreens = {
  profile: lazy(async () => ({ default: (await import('../../features/profile/ProfileScreen.tsx')).ProfileScreen })),
  settingsAccount: lazy(async () => ({ default: (await load()).AccountScreen })),
  settingsNotifications: lazy(async () => ({ default: (await load()).NotificationsScreen })),
  settingsZwift: lazy(async () => ({ default: (await load()).ZwiftScreen })),
  settingsStream: lazy(async () => ({ default: (await load()).StreamScreen })),
  settingsServices: lazy(async () => ({
    default: (await import('../../features/profile/services/ServicesScreen.tsx')).ServicesScreen,
  })),
};
