import { endpoint } from '../endpoint.ts';
import { searchQuery, searchResults } from './schemas.ts';

export const searchEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    summary: 'Search riders, races, teams, series, organizers and articles by name; returns a few of each',
    access: 'public',
    query: searchQuery,
    response: searchResults,
    errors: ['search_too_short'],
  }),
} as const;
