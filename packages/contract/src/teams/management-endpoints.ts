import { done } from '../auth/schemas.ts';
import { endpoint, multipart } from '../endpoint.ts';
import { pictureErrors } from '../files/errors.ts';
import {
  changedInvitation,
  handOverAnswer,
  handOverDraft,
  memberAction,
  memberChange,
  teamClosing,
  teamFields,
  teamInvitationData,
} from './drafts.ts';
import { bannedRiders, pendingRiders } from './own.ts';
import { changedTeam } from './schemas.ts';

/** Limits on requests that message another user. */
export const messageLimits = ['messages_too_many', 'messages_too_many_to_one'] as const;

const formBytes = 10 * 1024 * 1024;
const formErrors = [
  ...(['name_invalid', 'team_name_taken', 'team_short_name_taken'] as const),
  ...pictureErrors,
] as const;

/** Actions of the captain on their own team, and those shared with vice-captains. */
export const teamManagementEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/teams',
    summary: 'Create a team with the caller as captain',
    access: 'signedIn',
    body: multipart(teamFields, ['logoFile', 'posterFile'], formBytes),
    response: changedTeam,
    status: 201,
    errors: ['team_game_id_missing', 'team_member_already', 'team_request_waits', ...formErrors],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/teams',
    summary: "Change the captain's team; a blank text clears its field, the address stays",
    access: 'teamCreator',
    body: multipart(teamFields, ['logoFile', 'posterFile'], formBytes),
    response: changedTeam,
    errors: ['team_not_found', ...formErrors],
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/api/teams',
    summary: 'Close a team without other members; its history and points remain',
    access: 'teamCreator',
    body: teamClosing,
    response: done,
    errors: ['team_not_found', 'team_name_wrong', 'team_has_members'],
  }),
  pending: endpoint({
    method: 'GET',
    path: '/api/teams/pending-riders',
    summary: "List requests to the caller's team, for its captain and vice-captains",
    access: 'teamManager',
    response: pendingRiders,
    errors: ['team_not_found'],
  }),
  banned: endpoint({
    method: 'GET',
    path: '/api/teams/banned-riders',
    summary: "List riders banned from the caller's team, for its captain and vice-captains",
    access: 'teamManager',
    response: bannedRiders,
    errors: ['team_not_found'],
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/team-members',
    summary: "Handle a request to the caller's team, or exclude, ban or unban a rider, which only the captain may do",
    access: 'teamManager',
    body: memberAction,
    response: done,
    errors: [
      ...(['forbidden', 'team_not_found', 'team_request_not_found', 'team_rider_taken'] as const),
      ...(['team_member_not_found', 'team_captain_kept', 'team_ban_known', 'team_ban_not_found'] as const),
      'user_not_found',
    ],
  }),
  changeMember: endpoint({
    method: 'PATCH',
    path: '/api/team-members',
    summary: "Change a member's role and specialization",
    access: 'teamCreator',
    body: memberChange,
    response: done,
    errors: ['team_not_found', 'team_member_not_found', 'team_captain_kept'],
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/teams/invitation',
    summary: "Get the valid invitation of the caller's team, for its captain and vice-captains",
    access: 'teamManager',
    response: teamInvitationData,
    errors: ['team_not_found'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/teams/invitation',
    summary: 'Create an invitation link, invalidating the previous one',
    access: 'teamManager',
    response: changedInvitation,
    status: 201,
    errors: ['team_not_found'],
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/api/teams/invitation',
    summary: "Revoke the invitation of the caller's team",
    access: 'teamManager',
    response: changedInvitation,
    errors: ['team_not_found', 'team_invitation_not_found'],
  }),
  offerHandOver: endpoint({
    method: 'PUT',
    path: '/api/teams/hand-over',
    summary: 'Offer the team to a member for 7 days, withdrawing an earlier offer',
    access: 'teamCreator',
    body: handOverDraft,
    response: done,
    errors: [...(['team_not_found', 'team_member_not_found', 'team_captain_kept'] as const), ...messageLimits],
  }),
  withdrawHandOver: endpoint({
    method: 'DELETE',
    path: '/api/teams/hand-over',
    summary: 'Withdraw the offer of the team',
    access: 'teamCreator',
    response: done,
    errors: ['team_not_found', 'team_hand_over_not_found'],
  }),
  answerHandOver: endpoint({
    method: 'POST',
    path: '/api/teams/hand-over',
    summary: 'Accept the offered team, whose captain becomes a vice-captain, or decline it',
    access: 'signedIn',
    body: handOverAnswer,
    response: done,
    errors: ['team_hand_over_not_found'],
  }),
} as const;
