import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/teams/TeamScreens.ts');
const loadControl = () => import('../../features/teams/control/ControlScreens.ts');

/** The pages of teams by the keys of their addresses; what has forms is a chunk apart. */
export const teamsScreens = {
  teams: lazyScreen(async () => ({ default: (await load()).TeamsScreen })),
  teamMembers: lazyScreen(async () => ({ default: (await load()).MembersScreen })),
  teamResults: lazyScreen(async () => ({ default: (await load()).ResultsScreen })),
  teamAchievements: lazyScreen(async () => ({ default: (await load()).AchievementsScreen })),
  teamInvitation: lazyScreen(async () => ({ default: (await load()).InvitationScreen })),
  teamControlMembers: lazyScreen(async () => ({ default: (await loadControl()).ControlMembersScreen })),
  teamControlEdit: lazyScreen(async () => ({ default: (await loadControl()).ControlEditScreen })),
  teamCreation: lazyScreen(async () => ({ default: (await loadControl()).CreationScreen })),
};
