export { CompareScreen } from './compare/CompareScreen.tsx';
export { RiderPowerScreen } from './profile/RiderPowerScreen.tsx';
export { RiderResultsScreen } from './profile/RiderResultsScreen.tsx';
export { RiderScoreScreen } from './profile/RiderScoreScreen.tsx';
export { RiderWeightScreen } from './profile/RiderWeightScreen.tsx';
export { RidersScreen } from './RidersScreen.tsx';
