import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { botBody, botRemoval, bots, botsQuery, changedBot } from './schemas.ts';

export const botsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/organizer/bots',
    summary: "Get the organizer's game account",
    access: 'organizer',
    query: botsQuery,
    response: bots,
    errors: ['organizer_not_found'],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/organizer/bots',
    summary: "Sign in the organizer's game account, replacing the previous one; does not store the password",
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
    summary: "Remove the organizer's game account",
    access: 'organizer',
    body: botRemoval,
    response: done,
    errors: ['bot_not_found'],
  }),
} as const;
