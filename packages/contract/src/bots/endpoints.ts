import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { botBody, botRemoval, bots, botsQuery, changedBot } from './schemas.ts';

export const botsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/organizer/bots',
    summary: "The organizer's account in the game",
    access: 'organizer',
    query: botsQuery,
    response: bots,
    errors: ['organizer_not_found'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/organizer/bots',
    summary: "Signs the organizer's account in, in place of the former one; the password is not stored",
    access: 'organizer',
    body: botBody,
    response: changedBot,
    errors: [
      'organizer_not_found',
      'bot_password_wrong',
      'bot_taken',
      'game_unavailable',
      'game_answer_invalid',
      'too_many_attempts',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/organizer/bots',
    summary: "Forgets the organizer's account in the game",
    access: 'organizer',
    body: botRemoval,
    response: done,
    errors: ['bot_not_found'],
  }),
} as const;
