import { address } from '../address.ts';

export const visitAddresses = {
  adminVisits: address({ pattern: '/admin/visits', access: 'admin', title: 'adminVisits' }),
};
