import { done } from '../auth/schemas.ts';
import { endpoint } from '../endpoint.ts';
import { eventParams, ownSignedRiders } from '../events/schemas.ts';
import { apiKeyCreation, apiKeyRemoval, apiKeys, apiKeysQuery, newApiKey } from './schemas.ts';

export const keysEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/organizer/keys',
    summary: 'The keys with which sites and servers of an organizer read the API',
    access: 'organizer',
    query: apiKeysQuery,
    response: apiKeys,
    errors: ['organizer_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/organizer/keys',
    summary: 'Makes a key, which is shown in this response alone',
    access: 'organizer',
    body: apiKeyCreation,
    response: newApiKey,
    status: 201,
    errors: ['organizer_not_found', 'name_invalid', 'keys_full'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/organizer/keys',
    summary: 'Revokes a key: from now on it is unknown',
    access: 'organizer',
    body: apiKeyRemoval,
    response: done,
    errors: ['key_not_found', 'organizer_not_found'],
  }),
  signedRiders: endpoint({
    method: 'GET',
    path: '/api/keys/events/{id}/signed-riders',
    summary: "Who signed up for a race of the key's organizer, hidden races included: names and groups, no figures",
    access: 'secretKey',
    params: eventParams,
    response: ownSignedRiders,
    errors: ['event_not_found'],
  }),
} as const;
