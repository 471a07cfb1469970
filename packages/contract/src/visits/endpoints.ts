import { content, endpoint } from '../endpoint.ts';
import { visit, visitCounts, visitsQuery } from './schemas.ts';

export const visitsEndpoints = {
  count: endpoint({
    method: 'POST',
    path: '/api/visits',
    summary: 'Count a visit to a portal address, by pattern and day, without tracking the visitor',
    access: 'public',
    body: visit,
    response: content.nothing,
    errors: [],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/visits',
    summary: 'Get portal visits by day and by address',
    access: 'admin',
    query: visitsQuery,
    response: visitCounts,
    errors: [],
  }),
} as const;
