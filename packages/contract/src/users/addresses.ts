import { address, type Redirect } from '../address.ts';

const params = { zwiftId: { kind: 'ownId', example: 0 } } as const;

export const userAddresses = {
  profile: address({ pattern: '/profile', access: 'optional', title: 'profile', isSection: true }),
  settingsAccount: address({
    pattern: '/profile/:zwiftId/settings/account',
    params,
    access: 'signedIn',
    title: 'settingsAccount',
  }),
  settingsNotifications: address({
    pattern: '/profile/:zwiftId/settings/notifications',
    params,
    access: 'signedIn',
    title: 'settingsNotifications',
  }),
  settingsZwift: address({
    pattern: '/profile/:zwiftId/settings/zwift',
    params,
    access: 'signedIn',
    title: 'settingsZwift',
  }),
  settingsStream: address({
    pattern: '/profile/:zwiftId/settings/stream',
    params,
    access: 'signedIn',
    title: 'settingsStream',
  }),
  settingsServices: address({
    pattern: '/profile/:zwiftId/settings/services-and-finances',
    params,
    access: 'signedIn',
    title: 'settingsServices',
  }),
};

export const settingsRedirect: Redirect = {
  pattern: '/profile/:zwiftId/settings',
  params,
  to: userAddresses.settingsAccount.pattern,
};
