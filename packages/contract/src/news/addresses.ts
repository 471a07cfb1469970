import { address } from '../address.ts';

export const newsAddresses = {
  adminNews: address({ pattern: '/admin/news', access: 'admin', title: 'adminNews' }),
};
