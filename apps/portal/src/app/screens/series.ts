import { lazy } from 'react';

const load = () => import('../../features/series/SeriesScreens.ts');

/** The public pages of series by the keys of their addresses; a protocol of a stage is a chunk of its own. */
export const seriesScreens = {
  series: lazy(async () => ({ default: (await load()).SeriesListScreen })),
  seriesSchedule: lazy(async () => ({ default: (await load()).SeriesScheduleScreen })),
  seriesResults: lazy(async () => ({ default: (await load()).SeriesResultsScreen })),
  seriesRegulations: lazy(async () => ({ default: (await load()).SeriesRegulationsScreen })),
  stageResults: lazy(async () => ({
    default: (await import('../../features/series/stage/StageResultsScreen.tsx')).StageResultsScreen,
  })),
};
