import { endpoint } from '../endpoint.ts';
import { health, liveness } from './schemas.ts';

export const healthEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Readiness: whether this process and its database can respond; 503 otherwise',
    access: 'public',
    response: health,
    errors: [],
  }),
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    summary: 'Liveness: whether this process runs',
    access: 'public',
    response: liveness,
    errors: [],
  }),
} as const;
