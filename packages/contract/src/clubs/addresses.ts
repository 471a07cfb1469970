import { address } from '../address.ts';

export const clubAddresses = {
  adminClubs: address({ pattern: '/admin/clubs', access: 'admin', title: 'adminClubs' }),
};
