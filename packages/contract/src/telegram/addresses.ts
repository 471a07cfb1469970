import { address } from '../address.ts';

export const telegramAddresses = {
  bot: address({ pattern: '/bot', access: 'admin', title: 'bot' }),
};
