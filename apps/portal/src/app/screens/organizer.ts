import { lazy } from 'react';

const load = () => import('../../features/organizer/OrganizerAreaScreens.ts');
const loadSeries = () => import('../../features/organizer/series/SeriesAreaScreens.ts');

/** The area of an organizer by the keys of its addresses. */
export const organizerScreens = {
  organizerMain: lazy(async () => ({ default: (await load()).MainScreen })),
  organizerClubs: lazy(async () => ({ default: (await load()).ClubsScreen })),
  organizerBots: lazy(async () => ({ default: (await load()).BotsScreen })),
  organizerSeriesList: lazy(async () => ({ default: (await loadSeries()).OwnSeriesListScreen })),
  organizerSeriesCreate: lazy(async () => ({ default: (await loadSeries()).SeriesCreateScreen })),
  organizerSeriesEdit: lazy(async () => ({ default: (await loadSeries()).SeriesEditScreen })),
};
