import { address } from '../address.ts';

export const streamAddresses = {
  streams: address({ pattern: '/streams', access: 'public', title: 'streams', isSection: true }),
};
