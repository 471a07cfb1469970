import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Public pages of series by address key. */
export const seriesScreens = {
  series: lazyScreen(async () => ({
    default: (await import('../../features/series/SeriesListScreen.tsx')).SeriesListScreen,
  })),
  seriesSchedule: lazyScreen(async () => ({
    default: (await import('../../features/series/SeriesScheduleScreen.tsx')).SeriesScheduleScreen,
  })),
  seriesResults: lazyScreen(async () => ({
    default: (await import('../../features/series/standings/SeriesResultsScreen.tsx')).SeriesResultsScreen,
  })),
  seriesRegulations: lazyScreen(async () => ({
    default: (await import('../../features/series/SeriesRegulationsScreen.tsx')).SeriesRegulationsScreen,
  })),
  stageResults: lazyScreen(async () => ({
    default: (await import('../../features/series/stage/StageResultsScreen.tsx')).StageResultsScreen,
  })),
};
