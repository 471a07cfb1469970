import { address } from '../address.ts';

export const siteAddresses = {
  message: address({
    pattern: '/message/:messageId/:additional',
    params: {
      messageId: { kind: 'messageId', example: 'registered' },
      additional: { kind: 'text', example: 'sent' },
    },
    access: 'public',
    title: 'message',
  }),
  siteServices: address({ pattern: '/site-services', access: 'public', title: 'siteServices' }),
  forbidden: address({ pattern: '/403', access: 'public', title: 'forbidden' }),
};
