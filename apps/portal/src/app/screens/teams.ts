import { lazy } from 'react';

const load = () => import('../../features/teams/TeamScreens.ts');
const loadControl = () => import('../../features/teams/control/ControlScreens.ts');

/** The pages of teams by the keys of their addresses; what has forms is a chunk apart. */
export const teamsScreens = {
  teams: lazy(async () => ({ default: (await load()).TeamsScreen })),
  teamMembers: lazy(async () => ({ default: (await load()).MembersScreen })),
  teamResults: lazy(async () => ({ default: (await load()).ResultsScreen })),
  teamAchievements: lazy(async () => ({ default: (await load()).AchievementsScreen })),
  teamInvitation: lazy(async () => ({ default: (await load()).InvitationScreen })),
  teamControlMembers: lazy(async () => ({ default: (await loadControl()).ControlMembersScreen })),
  teamControlEdit: lazy(async () => ({ default: (await loadControl()).ControlEditScreen })),
  teamCreation: lazy(async () => ({ default: (await loadControl()).CreationScreen })),
};
