import { lazy } from 'react';

/** The screens of this area by the keys of their addresses; each is a chunk, but the two lists, which share one. */
export const raceScreens = {
  schedule: lazy(() =>
    import('../../features/race/lists/RaceLists.ts').then((module) => ({ default: module.ScheduleScreen })),
  ),
  event: lazy(() =>
    import('../../features/race/event/EventScreen.tsx').then((module) => ({ default: module.EventScreen })),
  ),
  results: lazy(() =>
    import('../../features/race/lists/RaceLists.ts').then((module) => ({ default: module.ResultsListScreen })),
  ),
  raceResults: lazy(() =>
    import('../../features/race/results/RaceResultsScreen.tsx').then((module) => ({
      default: module.RaceResultsScreen,
    })),
  ),
  resultsEdit: lazy(() =>
    import('../../features/race/resultsEdit/ResultsEditScreen.tsx').then((module) => ({
      default: module.ResultsEditScreen,
    })),
  ),
};
