import { content, endpoint } from '../endpoint.ts';
import { visit, visitCounts, visitsQuery } from './schemas.ts';

export const visitsEndpoints = {
  count: endpoint({
    method: 'POST',
    path: '/api/visits',
    summary: 'Counts a visit of an address of the portal, per pattern and day, without any trace of the visitor',
    access: 'public',
    body: visit,
    response: content.nothing,
    errors: [],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/visits',
    summary: 'The visits of the portal by day and by address',
    access: 'admin',
    query: visitsQuery,
    response: visitCounts,
    errors: [],
  }),
} as const;
