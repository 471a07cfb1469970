import { endpoint } from '../endpoint.ts';
import { candidates, candidatesQuery } from './schemas.ts';

export const moderatorsEndpoints = {
  candidates: endpoint({
    method: 'GET',
    path: '/api/moderator/users',
    summary: 'Search users to appoint as moderators; returns only logins, main game ids and rider names',
    access: 'organizer',
    query: candidatesQuery,
    response: candidates,
    errors: [],
  }),
} as const;
