import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const organizersScreens = {
  organizers: lazyScreen(async () => ({
    default: (await import('../../features/organizers/OrganizersScreen.tsx')).OrganizersScreen,
  })),
  organizerSchedule: lazyScreen(async () => ({
    default: (await import('../../features/organizers/OrganizerScheduleScreen.tsx')).OrganizerScheduleScreen,
  })),
  organizerSeries: lazyScreen(async () => ({
    default: (await import('../../features/organizers/OrganizerSeriesScreen.tsx')).OrganizerSeriesScreen,
  })),
};
