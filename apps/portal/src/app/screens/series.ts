import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/series/SeriesScreens.ts');

/** Public pages of series by address key; the protocol of a stage is a separate chunk. */
export const seriesScreens = {
  series: lazyScreen(async () => ({ default: (await load()).SeriesListScreen })),
  seriesSchedule: lazyScreen(async () => ({ default: (await load()).SeriesScheduleScreen })),
  seriesResults: lazyScreen(async () => ({ default: (await load()).SeriesResultsScreen })),
  seriesRegulations: lazyScreen(async () => ({ default: (await load()).SeriesRegulationsScreen })),
  stageResults: lazyScreen(async () => ({
    default: (await import('../../features/series/stage/StageResultsScreen.tsx')).StageResultsScreen,
  })),
};
