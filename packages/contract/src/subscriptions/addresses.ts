import { address } from '../address.ts';

export const subscriptionAddresses = {
  unsubscribe: address({
    pattern: '/unsubscribe/:token',
    params: { token: { kind: 'signedToken', example: 'demo.demo.demo' } },
    access: 'public',
    title: 'unsubscribe',
  }),
};
