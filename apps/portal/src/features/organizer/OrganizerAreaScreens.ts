export { BotsScreen } from './BotsScreen.tsx';
export { ClubsScreen } from './ClubsScreen.tsx';
export { MainScreen } from './MainScreen.tsx';
