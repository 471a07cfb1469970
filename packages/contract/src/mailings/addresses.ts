import { address, type Redirect } from '../address.ts';

export const mailingAddresses = {
  adminMailing: address({
    pattern: '/admin/notifications/create-email',
    access: 'admin',
    title: 'adminMailing',
  }),
  adminDigest: address({
    pattern: '/admin/notifications/events-email-preview',
    access: 'admin',
    title: 'adminDigest',
  }),
};

export const mailingRedirects: readonly Redirect[] = [
  { pattern: '/admin/notifications', to: mailingAddresses.adminMailing.pattern },
];
