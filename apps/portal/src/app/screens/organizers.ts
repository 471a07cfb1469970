import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/organizers/OrganizerScreens.ts');

/** Screens of this area by address key. */
export const organizersScreens = {
  organizers: lazyScreen(async () => ({ default: (await load()).OrganizersScreen })),
  organizerSchedule: lazyScreen(async () => ({ default: (await load()).OrganizerScheduleScreen })),
  organizerSeries: lazyScreen(async () => ({ default: (await load()).OrganizerSeriesScreen })),
};
