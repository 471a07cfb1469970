import { address } from '../address.ts';

export const homeAddresses = {
  home: address({ pattern: '/', access: 'public', title: 'home', isSection: true }),
};
