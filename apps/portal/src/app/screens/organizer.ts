import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Public pages of organizers by address key. */
export const organizerScreens = {
  organizerMain: lazyScreen(async () => ({
    default: (await import('../../features/organizer/page/MainScreen.tsx')).MainScreen,
  })),
  organizerClubs: lazyScreen(async () => ({
    default: (await import('../../features/organizer/clubs/ClubsScreen.tsx')).ClubsScreen,
  })),
  organizerBots: lazyScreen(async () => ({
    default: (await import('../../features/organizer/bots/BotsScreen.tsx')).BotsScreen,
  })),
  organizerKeys: lazyScreen(async () => ({
    default: (await import('../../features/organizer/keys/KeysScreen.tsx')).KeysScreen,
  })),
  organizerSeriesList: lazyScreen(async () => ({
    default: (await import('../../features/organizer/series/OwnSeriesListScreen.tsx')).OwnSeriesListScreen,
  })),
  organizerSeriesCreate: lazyScreen(async () => ({
    default: (await import('../../features/organizer/series/SeriesCreateScreen.tsx')).SeriesCreateScreen,
  })),
  organizerSeriesEdit: lazyScreen(async () => ({
    default: (await import('../../features/organizer/series/SeriesEditScreen.tsx')).SeriesEditScreen,
  })),
};
