import { content, endpoint } from '../endpoint.ts';
import { liveQuery } from './schemas.ts';

export const liveEndpoints = {
  changes: endpoint({
    method: 'GET',
    path: '/api/live',
    summary: 'Stream new versions of a protocol or series as server-sent events',
    access: 'public',
    query: liveQuery,
    response: content.events,
    errors: ['event_not_found', 'series_not_found'],
  }),
} as const;
