import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Screens of this area by address key. */
export const ridersScreens = {
  riders: lazyScreen(async () => ({ default: (await import('../../features/riders/RidersScreen.tsx')).RidersScreen })),
  compare: lazyScreen(async () => ({
    default: (await import('../../features/riders/compare/CompareScreen.tsx')).CompareScreen,
  })),
  riderResults: lazyScreen(async () => ({
    default: (await import('../../features/riders/profile/RiderResultsScreen.tsx')).RiderResultsScreen,
  })),
  riderPower: lazyScreen(async () => ({
    default: (await import('../../features/riders/profile/RiderPowerScreen.tsx')).RiderPowerScreen,
  })),
  riderWeight: lazyScreen(async () => ({
    default: (await import('../../features/riders/profile/RiderWeightScreen.tsx')).RiderWeightScreen,
  })),
  riderScore: lazyScreen(async () => ({
    default: (await import('../../features/riders/profile/RiderScoreScreen.tsx')).RiderScoreScreen,
  })),
};
