import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { adminLog, errorLog, errorLogData, errorQuery, logParams, logQuery, logRemoval } from './schemas.ts';

export const logsEndpoints = {
  admins: endpoint({
    method: 'GET',
    path: '/api/logs/admins',
    summary: 'The log of actions, the newest first',
    access: 'moderator',
    query: logQuery,
    response: adminLog,
    errors: [],
  }),
  errors: endpoint({
    method: 'GET',
    path: '/api/logs/errors',
    summary: 'The unexpected errors of the server, the newest first',
    access: 'moderator',
    query: logQuery,
    response: errorLog,
    errors: [],
  }),
  error: endpoint({
    method: 'GET',
    path: '/api/logs/error',
    summary: 'An unexpected error of the server and where it was thrown',
    access: 'moderator',
    query: errorQuery,
    response: errorLogData,
    errors: ['log_entry_not_found'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/logs/{path}',
    summary: 'Deletes entries of a log',
    access: 'admin',
    params: logParams,
    body: logRemoval,
    response: done,
    errors: [],
  }),
} as const;
