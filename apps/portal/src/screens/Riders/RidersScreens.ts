export { CompareScreen } from './Compare/CompareScreen.tsx';
export { RiderPowerScreen } from './Profile/RiderPowerScreen.tsx';
export { RiderResultsScreen } from './Profile/RiderResultsScreen.tsx';
export { RiderScoreScreen } from './Profile/RiderScoreScreen.tsx';
export { RiderWeightScreen } from './Profile/RiderWeightScreen.tsx';
export { RidersScreen } from './RidersScreen.tsx';
