import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { eventParams, ownSignedRiders } from '../events/schemas.ts';
import { apiKeyCreation, apiKeyRemoval, apiKeys, apiKeysQuery, newApiKey } from './schemas.ts';

export const keysEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/organizer/keys',
    summary: "List an organizer's API keys",
    access: 'organizer',
    query: apiKeysQuery,
    response: apiKeys,
    errors: ['organizer_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/organizer/keys',
    summary: 'Create an API key; only this response shows it',
    access: 'organizer',
    body: apiKeyCreation,
    response: newApiKey,
    status: 201,
    errors: ['organizer_not_found', 'name_invalid', 'keys_full'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/organizer/keys',
    summary: 'Revoke an API key, effective immediately',
    access: 'organizer',
    body: apiKeyRemoval,
    response: done,
    errors: ['key_not_found', 'organizer_not_found'],
  }),
  signedRiders: endpoint({
    method: 'GET',
    path: '/api/keys/events/{id}/signed-riders',
    summary: "List the sign-ups of a race of the key's organizer, hidden races included: names and groups, no figures",
    access: 'secretKey',
    params: eventParams,
    response: ownSignedRiders,
    errors: ['event_not_found'],
  }),
} as const;
