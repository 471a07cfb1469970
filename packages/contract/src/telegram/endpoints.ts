import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { broadcastBody, telegramBot } from './schemas.ts';

export const telegramEndpoints = {
  bot: endpoint({
    method: 'GET',
    path: '/api/admin/bot',
    summary: 'Get the Telegram bot with its receivers and latest messages',
    access: 'admin',
    response: telegramBot,
    errors: [],
  }),
  broadcast: endpoint({
    method: 'POST',
    path: '/api/admin/bot',
    summary: 'Send a text to every receiver of the bot',
    access: 'admin',
    body: broadcastBody,
    response: done,
    status: 201,
    errors: ['telegram_off', 'telegram_no_receivers', 'broadcast_running'],
  }),
} as const;
