import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { adminLog, errorLog, errorLogData, errorQuery, logParams, logQuery, logRemoval } from './schemas.ts';

export const logsEndpoints = {
  admins: endpoint({
    method: 'GET',
    path: '/api/logs/admins',
    summary: 'List logged actions, newest first',
    access: 'moderator',
    query: logQuery,
    response: adminLog,
    errors: [],
  }),
  errors: endpoint({
    method: 'GET',
    path: '/api/logs/errors',
    summary: 'List unexpected server errors, newest first',
    access: 'moderator',
    query: logQuery,
    response: errorLog,
    errors: [],
  }),
  error: endpoint({
    method: 'GET',
    path: '/api/logs/error',
    summary: 'Get an unexpected server error with its stack trace',
    access: 'moderator',
    query: errorQuery,
    response: errorLogData,
    errors: ['log_entry_not_found'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/logs/{path}',
    summary: 'Delete log entries',
    access: 'admin',
    params: logParams,
    body: logRemoval,
    response: done,
    errors: [],
  }),
} as const;
