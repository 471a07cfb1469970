import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const raceScreens = {
  schedule: lazyScreen(() =>
    import('../../features/race/lists/ScheduleScreen.tsx').then((module) => ({ default: module.ScheduleScreen })),
  ),
  event: lazyScreen(() =>
    import('../../features/race/event/EventScreen.tsx').then((module) => ({ default: module.EventScreen })),
  ),
  results: lazyScreen(() =>
    import('../../features/race/lists/ResultsListScreen.tsx').then((module) => ({ default: module.ResultsListScreen })),
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
