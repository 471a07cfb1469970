import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { invitationParams, invitedTo } from './drafts.ts';
import { messageLimits, teamManagementEndpoints } from './management-endpoints.ts';
import { ownTeams } from './own.ts';
import {
  publicTeamData,
  teamCards,
  teamMembers,
  teamResults,
  teamResultsQuery,
  teamSlugBody,
  teamSlugParams,
  teamStatistics,
} from './schemas.ts';

/** Reasons why a rider may not join. */
const joinErrors = ['team_closed', 'team_banned', 'team_member_already', 'team_game_id_missing'] as const;

export const teamsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/teams',
    summary: 'List open teams by name',
    access: 'public',
    response: teamCards,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/teams/{urlSlug}',
    summary: "Get a team's page, of a closed team too",
    access: 'public',
    params: teamSlugParams,
    response: publicTeamData,
    errors: ['team_not_found'],
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/teams/results/{urlSlug}',
    summary: 'List the races that riders rode for a team, newest first, including former members',
    access: 'public',
    params: teamSlugParams,
    query: teamResultsQuery,
    response: teamResults,
    errors: ['cursor_invalid', 'team_not_found'],
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/api/teams/statistics/{urlSlug}',
    summary: "Get a team's achievements",
    access: 'public',
    params: teamSlugParams,
    response: teamStatistics,
    errors: ['team_not_found'],
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/team-members/{urlSlug}',
    summary: "List a team's members: the captain, the vice-captains, then by name",
    access: 'public',
    params: teamSlugParams,
    response: teamMembers,
    errors: ['team_not_found'],
  }),
  invitedTo: endpoint({
    method: 'GET',
    path: '/api/teams/invitations/{token}',
    summary: 'Get the team of an invitation',
    access: 'public',
    params: invitationParams,
    response: invitedTo,
    errors: ['team_invitation_not_found'],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/teams/own',
    summary: "Get the caller's team, requests, bans and pending hand-over offer",
    access: 'signedIn',
    response: ownTeams,
    errors: [],
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/teams/join-request',
    summary: 'Request to join a team; requests to several teams are allowed',
    access: 'signedIn',
    body: teamSlugBody,
    response: done,
    errors: ['team_not_found', ...joinErrors, 'too_many_attempts', ...messageLimits],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/teams/join-request',
    summary: "Withdraw the caller's request",
    access: 'signedIn',
    body: teamSlugBody,
    response: done,
    errors: ['team_not_found', 'team_request_not_found'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/teams/invitations/{token}',
    summary: 'Join a team by its invitation',
    access: 'signedIn',
    params: invitationParams,
    response: done,
    errors: ['team_invitation_not_found', ...joinErrors],
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/team-members/leave',
    summary: 'Leave a team; its captain cannot',
    access: 'signedIn',
    body: teamSlugBody,
    response: done,
    errors: ['team_not_found', 'team_member_not_found', 'team_captain_stays'],
  }),
  ...teamManagementEndpoints,
} as const;
