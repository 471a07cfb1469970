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
    summary: 'Makes a team; its maker is the captain',
    access: 'signedIn',
    body: multipart(teamFields, ['logoFile', 'posterFile'], formBytes),
    response: changedTeam,
    status: 201,
    errors: ['team_game_id_missing', 'team_member_already', 'team_request_waits', ...formErrors],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/teams',
    summary: "Changes the captain's team; a blank text empties what was there, the address stays",
    access: 'teamCreator',
    body: multipart(teamFields, ['logoFile', 'posterFile'], formBytes),
    response: changedTeam,
    errors: ['team_not_found', ...formErrors],
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/api/teams',
    summary: 'Closes a team without other members; its history and points remain',
    access: 'teamCreator',
    body: teamClosing,
    response: done,
    errors: ['team_not_found', 'team_name_wrong', 'team_has_members'],
  }),
  pending: endpoint({
    method: 'GET',
    path: '/api/teams/pending-riders',
    summary: 'The requests to the own team, for its captain and vice-captains',
    access: 'teamManager',
    response: pendingRiders,
    errors: ['team_not_found'],
  }),
  banned: endpoint({
    method: 'GET',
    path: '/api/teams/banned-riders',
    summary: 'The riders that are banned from the own team, for its captain and vice-captains',
    access: 'teamManager',
    response: bannedRiders,
    errors: ['team_not_found'],
  }),
  act: endpoint({
    method: 'POST',
    path: '/api/team-members',
    summary: 'Answers a request of the own team; excludes, bans and unbans, which only the captain does',
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
    summary: 'Changes the role and the specialization of a member',
    access: 'teamCreator',
    body: memberChange,
    response: done,
    errors: ['team_not_found', 'team_member_not_found', 'team_captain_kept'],
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/teams/invitation',
    summary: 'The valid invitation of the own team, for its captain and vice-captains',
    access: 'teamManager',
    response: teamInvitationData,
    errors: ['team_not_found'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/teams/invitation',
    summary: 'Makes a new invitation by link; the previous one is not valid any more',
    access: 'teamManager',
    response: changedInvitation,
    status: 201,
    errors: ['team_not_found'],
  }),
  revokeInvitation: endpoint({
    method: 'DELETE',
    path: '/api/teams/invitation',
    summary: 'Revokes the invitation of the own team',
    access: 'teamManager',
    response: changedInvitation,
    errors: ['team_not_found', 'team_invitation_not_found'],
  }),
  offerHandOver: endpoint({
    method: 'PUT',
    path: '/api/teams/hand-over',
    summary: 'Offers the team to a member, for 7 days; an earlier offer is withdrawn',
    access: 'teamCreator',
    body: handOverDraft,
    response: done,
    errors: [...(['team_not_found', 'team_member_not_found', 'team_captain_kept'] as const), ...messageLimits],
  }),
  withdrawHandOver: endpoint({
    method: 'DELETE',
    path: '/api/teams/hand-over',
    summary: 'Withdraws the offer of the team',
    access: 'teamCreator',
    response: done,
    errors: ['team_not_found', 'team_hand_over_not_found'],
  }),
  answerHandOver: endpoint({
    method: 'POST',
    path: '/api/teams/hand-over',
    summary: 'Accepts the offered team, whose captain becomes a vice-captain, or declines it',
    access: 'signedIn',
    body: handOverAnswer,
    response: done,
    errors: ['team_hand_over_not_found'],
  }),
} as const;
