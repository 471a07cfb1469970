import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/organizers/OrganizerScreens.ts');

/** The public pages of organizers by the keys of their addresses. */
export const organizersScreens = {
  organizers: lazyScreen(async () => ({ default: (await load()).OrganizersScreen })),
  organizerSchedule: lazyScreen(async () => ({ default: (await load()).OrganizerScheduleScreen })),
  organizerSeries: lazyScreen(async () => ({ default: (await load()).OrganizerSeriesScreen })),
};
