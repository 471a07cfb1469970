import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const ridersScreens = {
  riders: lazyScreen(async () => ({ default: (await import('../../features/riders/RidersScreen.tsx')).RidersScreen })),
  compare: lazyScreen(async () => ({
    default: (await import('../../features/riders/compare/CompareScreen.tsx')).CompareScreen,
  })),
  riderResults: lazyScreen(async () => ({
    default: (await import('../../features/riders/profile/results/RiderResultsScreen.tsx')).RiderResultsScreen,
  })),
  riderPower: lazyScreen(async () => ({
    default: (await import('../../features/riders/profile/power/RiderPowerScreen.tsx')).RiderPowerScreen,
  })),
  riderWeight: lazyScreen(async () => ({
    default: (await import('../../features/riders/profile/history/RiderWeightScreen.tsx')).RiderWeightScreen,
  })),
  riderScore: lazyScreen(async () => ({
    default: (await import('../../features/riders/profile/history/RiderScoreScreen.tsx')).RiderScoreScreen,
  })),
};
