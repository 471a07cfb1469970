import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/series/SeriesScreens.ts');

/** The public pages of series by the keys of their addresses; a protocol of a stage is a chunk of its own. */
export const seriesScreens = {
  series: lazyScreen(async () => ({ default: (await load()).SeriesListScreen })),
  seriesSchedule: lazyScreen(async () => ({ default: (await load()).SeriesScheduleScreen })),
  seriesResults: lazyScreen(async () => ({ default: (await load()).SeriesResultsScreen })),
  seriesRegulations: lazyScreen(async () => ({ default: (await load()).SeriesRegulationsScreen })),
  stageResults: lazyScreen(async () => ({
    default: (await import('../../features/series/stage/StageResultsScreen.tsx')).StageResultsScreen,
  })),
};
