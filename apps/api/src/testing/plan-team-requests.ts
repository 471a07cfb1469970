import type { PlanRequest } from './plan-requests.ts';
import { blankTeam } from './team-world.ts';

const slug = { params: { urlSlug: '{teamSlug}' } };
const season = '2026-2027';
const body = { urlSlug: '{teamSlug}' };
const teamMemberId = '{member}';

/** Request with its sender: the captain of the team, or a rider who wants to join. */
export interface TeamPlanRequest extends PlanRequest {
  by?: 'rider';
  /** Whether the rider requests to join before it. */
  asks?: true;
}

/** Endpoints of teams and of the rating, in an order that keeps what later ones need. */
export const teamRequests: Record<string, TeamPlanRequest[]> = {
  'POST /api/teams': [{ body: { ...blankTeam, name: 'План', shortName: 'ПЛАН' } }],
  'PUT /api/teams': [{ body: { ...blankTeam, name: 'План команды', shortName: 'ПЛАН' } }],
  'POST /api/teams/join-request': [
    { by: 'rider', body },
    { by: 'rider', body },
  ],
  'DELETE /api/teams/join-request': [{ by: 'rider', body }],
  'POST /api/teams/invitation': [{}],
  'GET /api/teams/invitation': [{}],
  'GET /api/teams/invitations/{token}': [{ params: { token: '{invitation}' } }],
  'POST /api/teams/invitations/{token}': [{ by: 'rider', params: { token: '{invitation}' } }],
  'DELETE /api/teams/invitation': [{}],
  'PATCH /api/team-members': [{ body: { teamMemberId, role: 'Vice-Captain', specialization: null } }],
  'GET /api/teams/own': [{}, { by: 'rider' }],
  'GET /api/teams/pending-riders': [{}],
  'PUT /api/teams/hand-over': [{ body: { teamMemberId } }],
  'DELETE /api/teams/hand-over': [{}],
  'POST /api/teams/hand-over': [{ by: 'rider', body: { accepts: false } }],
  'GET /api/teams': [{}],
  'GET /api/teams/{urlSlug}': [slug],
  'GET /api/teams/results/{urlSlug}': [slug, { ...slug, query: `?season=${season}&page=3` }],
  'GET /api/teams/statistics/{urlSlug}': [slug],
  'GET /api/team-members/{urlSlug}': [slug],
  'GET /api/teams/rating-results/{urlSlug}/{season}': [
    { params: { urlSlug: '{teamSlug}', season } },
    { params: { urlSlug: '{teamSlug}', season }, query: '?page=3' },
  ],
  'GET /api/statistics/teams/top': [{}],
  'GET /api/statistics/teams/{season}': [{ params: { season } }],
  'POST /api/team-members/leave': [{ by: 'rider', body }],
  'POST /api/team-members': [
    { asks: true, body: { action: 'approve', teamMemberId } },
    { body: { action: 'exclude', teamMemberId } },
    { asks: true, body: { action: 'cancel', teamMemberId } },
    { asks: true, body: { action: 'ban', teamMemberId, reason: 'План' } },
    { body: { action: 'cancelBan', teamMemberId } },
  ],
  'GET /api/teams/banned-riders': [{}],
  'DELETE /api/teams': [{ body: { name: 'План команды' } }],
};
