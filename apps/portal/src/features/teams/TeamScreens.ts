export { AchievementsScreen } from './AchievementsScreen.tsx';
export { InvitationScreen } from './InvitationScreen.tsx';
export { MembersScreen } from './MembersScreen.tsx';
export { ResultsScreen } from './ResultsScreen.tsx';
export { TeamsScreen } from './TeamsScreen.tsx';
