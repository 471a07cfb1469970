export { BotsScreen } from './BotsScreen.tsx';
export { ClubsScreen } from './ClubsScreen.tsx';
export { KeysScreen } from './KeysScreen.tsx';
export { MainScreen } from './MainScreen.tsx';
