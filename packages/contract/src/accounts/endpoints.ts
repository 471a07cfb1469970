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
    summary: 'The accounts by pages, searched and sorted',
    access: 'admin',
    query: adminUsersQuery,
    response: adminUsers,
    errors: [],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}',
    summary: 'An account',
    access: 'admin',
    params: adminUserParams,
    response: adminUserData,
    errors: ['user_not_found'],
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/api/admin/users/{id}/role',
    summary: 'Changes the role of an account and ends its sessions; the last administrator stays one',
    access: 'admin',
    params: adminUserParams,
    body: roleBody,
    response: changedAdminUser,
    errors: ['user_not_found', 'last_admin'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/sessions',
    summary: 'The devices where an account is signed in, the latest used first',
    access: 'admin',
    params: adminUserParams,
    response: deviceSessions,
    errors: ['user_not_found'],
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions/{sessionId}',
    summary: 'Signs one device of an account out',
    access: 'admin',
    params: userSessionParams,
    response: done,
    errors: ['user_not_found', 'session_not_found'],
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions',
    summary: "Signs out every device of an account, but the caller's own where it is the same account",
    access: 'admin',
    params: adminUserParams,
    response: done,
    errors: ['user_not_found'],
  }),
} as const;
