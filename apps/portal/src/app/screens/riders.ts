import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/riders/RidersScreens.ts');

/** The screens of this area by the keys of their addresses; they share a chunk, charts come after it. */
export const ridersScreens = {
  riders: lazyScreen(async () => ({ default: (await load()).RidersScreen })),
  compare: lazyScreen(async () => ({ default: (await load()).CompareScreen })),
  riderResults: lazyScreen(async () => ({ default: (await load()).RiderResultsScreen })),
  riderPower: lazyScreen(async () => ({ default: (await load()).RiderPowerScreen })),
  riderWeight: lazyScreen(async () => ({ default: (await load()).RiderWeightScreen })),
  riderScore: lazyScreen(async () => ({ default: (await load()).RiderScoreScreen })),
};
