import { lazy } from 'react';

const load = () => import('../../features/riders/RidersScreens.ts');

/** The screens of this area by the keys of their addresses; they share a chunk, charts come after it. */
export const ridersScreens = {
  riders: lazy(async () => ({ default: (await load()).RidersScreen })),
  compare: lazy(async () => ({ default: (await load()).CompareScreen })),
  riderResults: lazy(async () => ({ default: (await load()).RiderResultsScreen })),
  riderPower: lazy(async () => ({ default: (await load()).RiderPowerScreen })),
  riderWeight: lazy(async () => ({ default: (await load()).RiderWeightScreen })),
  riderScore: lazy(async () => ({ default: (await load()).RiderScoreScreen })),
};
