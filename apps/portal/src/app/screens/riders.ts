import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/riders/RidersScreens.ts');

/** Screens of this area by address key; they share a chunk, and charts load after it. */
export const ridersScreens = {
  riders: lazyScreen(async () => ({ default: (await load()).RidersScreen })),
  compare: lazyScreen(async () => ({ default: (await load()).CompareScreen })),
  riderResults: lazyScreen(async () => ({ default: (await load()).RiderResultsScreen })),
  riderPower: lazyScreen(async () => ({ default: (await load()).RiderPowerScreen })),
  riderWeight: lazyScreen(async () => ({ default: (await load()).RiderWeightScreen })),
  riderScore: lazyScreen(async () => ({ default: (await load()).RiderScoreScreen })),
};
