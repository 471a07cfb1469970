import { address, type Redirect } from '../address.ts';

const params = { urlSlug: { kind: 'slug', example: 'veter' } } as const;

export const teamAddresses = {
  teams: address({ pattern: '/teams', access: 'public', title: 'teams', isSection: true }),
  teamMembers: address({ pattern: '/teams/:urlSlug/members', params, access: 'public', title: 'teamMembers' }),
  teamResults: address({ pattern: '/teams/:urlSlug/results', params, access: 'public', title: 'teamResults' }),
  teamAchievements: address({
    pattern: '/teams/:urlSlug/achievements',
    params,
    access: 'public',
    title: 'teamAchievements',
  }),
};

/** Pages of captains and vice-captains, and those for joining a team. */
export const teamControlAddresses = {
  teamControlMembers: address({
    pattern: '/teams/:urlSlug/control/members',
    params,
    access: 'teamManager',
    title: 'teamControlMembers',
  }),
  teamControlEdit: address({
    pattern: '/teams/:urlSlug/control/edit',
    params,
    access: 'teamCreator',
    title: 'teamControlEdit',
  }),
  teamCreation: address({ pattern: '/moderation/teams/create', access: 'signedIn', title: 'teamCreation' }),
  teamInvitation: address({
    pattern: '/teams/invitations/:token',
    params: { token: { kind: 'invitationToken', example: 'veter-demo-invitation0' } },
    access: 'public',
    title: 'teamInvitation',
  }),
};

export const teamRedirects: readonly Redirect[] = [
  { pattern: '/teams/:urlSlug', params, to: teamAddresses.teamMembers.pattern },
  { pattern: '/teams/:urlSlug/control', params, to: teamControlAddresses.teamControlMembers.pattern },
];
