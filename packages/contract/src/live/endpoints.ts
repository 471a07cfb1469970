import { content, endpoint } from '../endpoint.ts';
import { liveQuery } from './schemas.ts';

export const liveEndpoints = {
  changes: endpoint({
    method: 'GET',
    path: '/api/live',
    summary: 'The versions of a protocol or of a series as they are published, as server-sent events',
    access: 'public',
    query: liveQuery,
    response: content.events,
    errors: ['event_not_found', 'series_not_found'],
  }),
} as const;
