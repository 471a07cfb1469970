import { address, type Redirect } from '../address.ts';

const params = { id: { kind: 'objectId', example: '65f0000000000000000000e9' } } as const;

export const logAddresses = {
  adminActions: address({ pattern: '/admin/logs/admin', access: 'admin', title: 'actionsLog' }),
  adminErrors: address({ pattern: '/admin/logs/errors', access: 'admin', title: 'errorsLog' }),
  adminError: address({ pattern: '/admin/logs/errors/:id', params, access: 'admin', title: 'errorOfLog' }),
  logActions: address({ pattern: '/logs/admin', access: 'moderator', title: 'actionsLog' }),
  logErrors: address({ pattern: '/logs/errors', access: 'moderator', title: 'errorsLog' }),
  logError: address({ pattern: '/logs/errors/:id', params, access: 'moderator', title: 'errorOfLog' }),
};

export const logRedirects: readonly Redirect[] = [
  { pattern: '/admin/logs', to: logAddresses.adminActions.pattern },
  { pattern: '/logs', to: logAddresses.logActions.pattern },
];
