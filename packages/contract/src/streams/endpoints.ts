import { endpoint } from '../endpoint.ts';
import { streamers } from './schemas.ts';

export const streamsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/streams',
    summary: 'List streaming riders and whether they are live, as of the latest poll of the platforms',
    access: 'public',
    response: streamers,
    errors: [],
  }),
} as const;
