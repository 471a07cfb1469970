import { deviceSessions, done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import {
  adminUserData,
  adminUserParams,
  adminUsers,
  adminUsersQuery,
  changedAdminUser,
  roleBody,
  userSessionParams,
} from './schemas.ts';

export const accountsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Search and sort accounts, page by page',
    access: 'admin',
    query: adminUsersQuery,
    response: adminUsers,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}',
    summary: 'Get an account',
    access: 'admin',
    params: adminUserParams,
    response: adminUserData,
    errors: ['user_not_found'],
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}/role',
    summary: "Change an account's role and end its sessions; the last administrator cannot be demoted",
    access: 'admin',
    params: adminUserParams,
    body: roleBody,
    response: changedAdminUser,
    errors: ['user_not_found', 'last_admin'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/sessions',
    summary: 'List the devices signed in to an account, most recently used first',
    access: 'admin',
    params: adminUserParams,
    response: deviceSessions,
    errors: ['user_not_found'],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions/{sessionId}',
    summary: 'Sign out one device of an account',
    access: 'admin',
    params: userSessionParams,
    response: done,
    errors: ['user_not_found', 'session_not_found'],
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions',
    summary: "Sign out every device of an account except the caller's own",
    access: 'admin',
    params: adminUserParams,
    response: done,
    errors: ['user_not_found'],
  }),
} as const;
