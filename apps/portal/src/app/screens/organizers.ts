import { lazy } from 'react';

const load = () => import('../../features/organizers/OrganizerScreens.ts');

/** The public pages of organizers by the keys of their addresses. */
export const organizersScreens = {
  organizers: lazy(async () => ({ default: (await load()).OrganizersScreen })),
  organizerSchedule: lazy(async () => ({ default: (await load()).OrganizerScheduleScreen })),
  organizerSeries: lazy(async () => ({ default: (await load()).OrganizerSeriesScreen })),
};
