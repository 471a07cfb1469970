import { address } from '../address.ts';

const token = { kind: 'letterToken', example: 'demo-demo-demo-demo-demo-demo-demo-demo-dem' } as const;

export const authAddresses = {
  signIn: address({ pattern: '/auth/authorization', access: 'public', title: 'signIn', isBare: true }),
  registration: address({ pattern: '/auth/registration', access: 'public', title: 'registration', isBare: true }),
  reset: address({ pattern: '/auth/reset', access: 'public', title: 'reset', isBare: true }),
  confirmEmail: address({
    pattern: '/auth/confirm-email/:token',
    params: { token },
    access: 'public',
    title: 'confirmEmail',
    isBare: true,
  }),
  letterSignIn: address({
    pattern: '/auth/sign-in/:token',
    params: { token },
    access: 'public',
    title: 'letterSignIn',
    isBare: true,
  }),
  newPassword: address({
    pattern: '/auth/new-password/:token',
    params: { token },
    access: 'public',
    title: 'newPassword',
    isBare: true,
  }),
};
