import { address, type Redirect } from '../address.ts';

const params = { id: { kind: 'objectId', example: '65f0000000000000000000a1' } } as const;

export const accountAddresses = {
  adminUsers: address({ pattern: '/admin/users', access: 'admin', title: 'admin', isSection: true, root: '/admin' }),
  adminUser: address({ pattern: '/admin/users/:id/main', params, access: 'admin', title: 'adminUser' }),
};

export const accountRedirects: readonly Redirect[] = [
  { pattern: '/admin', to: accountAddresses.adminUsers.pattern },
  { pattern: '/admin/users/:id', params, to: accountAddresses.adminUser.pattern },
];
