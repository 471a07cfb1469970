import { address, type Redirect } from '../address.ts';

const params = { zwiftId: { kind: 'gameId', example: 1_000_010 } } as const;

export const banAddresses = {
  adminRider: address({ pattern: '/admin/riders/:zwiftId/main', params, access: 'admin', title: 'adminRider' }),
  adminRiderActivities: address({
    pattern: '/admin/riders/:zwiftId/activities',
    params,
    access: 'admin',
    title: 'adminRiderActivities',
  }),
  adminRiderBans: address({
    pattern: '/admin/riders/:zwiftId/bans',
    params,
    access: 'admin',
    title: 'adminRiderBans',
  }),
};

export const banRedirects: readonly Redirect[] = [
  { pattern: '/admin/riders/:zwiftId', params, to: banAddresses.adminRider.pattern },
];
