import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { choicePage } from './choicePage.ts';
import { type Grants, isVerifierOf, newSecret } from './grants.ts';
import type { Person } from './people.ts';

export interface VkOptions {
  clientId: string;
  redirectUri: string;
  people: readonly Person[];
  grants: Grants;
}

const tokenLifeS = 3600;
const sexes = { female: 1, male: 2 } as const;
const authorizeQuery = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.string(),
  state: z.string().check(z.regex(/^[\w-]{32,}$/)),
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.enum(['s256', 'S256']),
  scope: z.prefault(z.string(), 'vkid.personal_info'),
  decision: z.optional(z.string()),
});
const form = z.catch(z.record(z.string(), z.string()), {});

/** Routes of VK ID for applications without a secret, as documented: OAuth 2.1 with PKCE and a device. */
export function vkRoutes(app: FastifyInstance, { clientId, redirectUri, people, grants }: VkOptions): void {
  app.get('/authorize', async ({ query, url }, reply) => {
    const { data } = authorizeQuery.safeParse(query);
    if (!data || data.client_id !== clientId || data.redirect_uri !== redirectUri)
      return reply.code(400).type('text/plain').send('invalid_request');
    if (data.decision === undefined)
      return reply.type('text/html; charset=utf-8').send(choicePage({ provider: 'VK ID', address: url, people }));
    const callback = new URL(redirectUri);
    callback.searchParams.set('state', data.state);
    const person = people.find(({ id }) => id === data.decision);
    if (person) {
      const deviceId = newSecret();
      const grant = { person, redirectUri, challenge: data.code_challenge, scope: data.scope, deviceId };
      const code = grants.issueCode(grant);
      for (const [name, value] of Object.entries({ code, device_id: deviceId, ...codeFields() }))
        callback.searchParams.set(name, value);
    } else {
      callback.searchParams.set('error', 'access_denied');
      callback.searchParams.set('error_description', 'User denied');
    }
    return reply.redirect(callback.href);
  });

  app.post('/oauth2/auth', async ({ body, query }, reply) => {
    // Its own script sends everything but the code in the query.
    const given = { ...form.parse(query), ...form.parse(body) };
    const refuse = (error: string, description: string) =>
      reply.code(200).send({ error, error_description: description, state: given.state });
    if (given.grant_type !== 'authorization_code') return refuse('invalid_request', 'grant_type is invalid');
    if (given.client_id !== clientId) return refuse('invalid_client', 'client_id is invalid');
    const grant = grants.takeCode(given.code ?? '');
    if (!grant) return refuse('invalid_grant', 'code is invalid or expired');
    if (given.device_id !== grant.deviceId) return refuse('invalid_request', 'device_id is invalid');
    if (given.redirect_uri !== grant.redirectUri) return refuse('invalid_request', 'redirect_uri is invalid');
    if (!isVerifierOf(given.code_verifier ?? '', grant.challenge ?? ''))
      return refuse('invalid_request', 'verifier is missing or invalid');
    return {
      access_token: grants.issueToken(grant),
      refresh_token: newSecret(),
      id_token: idToken(grant.person, clientId),
      token_type: 'Bearer',
      expires_in: tokenLifeS,
      user_id: Number(grant.person.id),
      state: given.state,
      scope: grant.scope,
    };
  });

  app.post('/oauth2/user_info', async ({ body }) => {
    const { client_id, access_token = '' } = form.parse(body);
    const grant = grants.byToken(access_token);
    if (client_id !== clientId || !grant)
      return { error: 'invalid_token', error_description: 'access_token is missing or invalid' };
    return { user: toUser(grant.person, grant.scope.split(' ').includes('email')) };
  });
}

function codeFields() {
  return { type: 'code_v2', expires_in: '600', ext_id: randomUUID() };
}

function toUser({ id, firstName, lastName, avatar, email, sex, birthday }: Person, isEmailAsked: boolean): object {
  const [year, month, day] = birthday.split('-');
  return {
    user_id: id,
    first_name: firstName,
    last_name: lastName,
    avatar: avatar ?? '',
    ...(isEmailAsked && { email: email ?? '' }),
    sex: sexes[sex],
    verified: false,
    birthday: `${day}.${month}.${year}`,
  };
}

/** Signs with a key that is never verified, and without an audience. */
function idToken({ id }: Person, clientId: string): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: 'VK', sub: Number(id), app: Number(clientId), exp: iat + tokenLifeS, iat, jti: randomUUID() };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${newSecret()}`;
}
