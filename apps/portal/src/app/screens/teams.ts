import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

const load = () => import('../../features/teams/TeamScreens.ts');
const loadControl = () => import('../../features/teams/control/ControlScreens.ts');

/** Pages of teams by address key; pages with forms are a separate chunk. */
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
