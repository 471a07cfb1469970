import { lazyScreen } from '../../lib/navigation/lazyScreen.tsx';

/** Pages of teams by address key. */
export const teamsScreens = {
  teams: lazyScreen(async () => ({ default: (await import('../../features/teams/TeamsScreen.tsx')).TeamsScreen })),
  teamMembers: lazyScreen(async () => ({
    default: (await import('../../features/teams/members/MembersScreen.tsx')).MembersScreen,
  })),
  teamResults: lazyScreen(async () => ({
    default: (await import('../../features/teams/ResultsScreen.tsx')).ResultsScreen,
  })),
  teamAchievements: lazyScreen(async () => ({
    default: (await import('../../features/teams/achievements/AchievementsScreen.tsx')).AchievementsScreen,
  })),
  teamInvitation: lazyScreen(async () => ({
    default: (await import('../../features/teams/InvitationScreen.tsx')).InvitationScreen,
  })),
  teamControlMembers: lazyScreen(async () => ({
    default: (await import('../../features/teams/control/ControlMembersScreen.tsx')).ControlMembersScreen,
  })),
  teamControlEdit: lazyScreen(async () => ({
    default: (await import('../../features/teams/control/ControlEditScreen.tsx')).ControlEditScreen,
  })),
  teamCreation: lazyScreen(async () => ({
    default: (await import('../../features/teams/control/CreationScreen.tsx')).CreationScreen,
  })),
};
