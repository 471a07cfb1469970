import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key; each is a chunk, except the two lists, which share one. */
export const raceScreens = {
  schedule: lazyScreen(() =>
    import('../../features/race/lists/RaceLists.ts').then((module) => ({ default: module.ScheduleScreen })),
  ),
  event: lazyScreen(() =>
    import('../../features/race/event/EventScreen.tsx').then((module) => ({ default: module.EventScreen })),
  ),
  results: lazyScreen(() =>
    import('../../features/race/lists/RaceLists.ts').then((module) => ({ default: module.ResultsListScreen })),
  ),
  raceResults: lazyScreen(() =>
    import('../../features/race/results/RaceResultsScreen.tsx').then((module) => ({
      default: module.RaceResultsScreen,
    })),
  ),
  resultsEdit: lazyScreen(() =>
    import('../../features/race/resultsEdit/ResultsEditScreen.tsx').then((module) => ({
      default: module.ResultsEditScreen,
    })),
  ),
};
