import { endpoint } from '../endpoint.ts';
import { candidates, candidatesQuery } from './schemas.ts';

export const moderatorsEndpoints = {
  candidates: endpoint({
    method: 'GET',
    path: '/api/moderator/users',
    summary: 'Users to choose a moderator from: logins, main game ids and the names of their riders only',
    access: 'organizer',
    query: candidatesQuery,
    response: candidates,
    errors: [],
  }),
} as const;
