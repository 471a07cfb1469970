import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/organizer/OrganizerAreaScreens.ts');
const loadSeries = () => import('../../features/organizer/series/SeriesAreaScreens.ts');

/** Public pages of organizers by address key. */
export const organizerScreens = {
  organizerMain: lazyScreen(async () => ({ default: (await load()).MainScreen })),
  organizerClubs: lazyScreen(async () => ({ default: (await load()).ClubsScreen })),
  organizerBots: lazyScreen(async () => ({ default: (await load()).BotsScreen })),
  organizerKeys: lazyScreen(async () => ({ default: (await load()).KeysScreen })),
  organizerSeriesList: lazyScreen(async () => ({ default: (await loadSeries()).OwnSeriesListScreen })),
  organizerSeriesCreate: lazyScreen(async () => ({ default: (await loadSeries()).SeriesCreateScreen })),
  organizerSeriesEdit: lazyScreen(async () => ({ default: (await loadSeries()).SeriesEditScreen })),
};
