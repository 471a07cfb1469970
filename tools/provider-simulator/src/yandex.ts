import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { choicePage } from './choicePage.ts';
import { type Grants, isVerifierOf, newSecret } from './grants.ts';
import type { Person } from './people.ts';

export interface YandexOptions {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  people: readonly Person[];
  grants: Grants;
}

const tokenLifeS = 31_536_000;
const authorizeQuery = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  state: z.optional(z.string().check(z.maxLength(1024))),
  code_challenge: z.optional(z.string()),
  code_challenge_method: z.optional(z.enum(['S256', 'plain'])),
  decision: z.optional(z.string()),
});
const form = z.catch(z.record(z.string(), z.string()), {});

/** Routes of Yandex ID: OAuth 2.0 with a secret, PKCE if requested, and the user at `/info`. */
export function yandexRoutes(app: FastifyInstance, options: YandexOptions): void {
  const { clientId, redirectUri, people, grants } = options;
  app.get('/authorize', async ({ query, url }, reply) => {
    const { data } = authorizeQuery.safeParse(query);
    if (!data || data.client_id !== clientId) return reply.code(400).type('text/plain').send('invalid_request');
    if (data.decision === undefined)
      return reply.type('text/html; charset=utf-8').send(choicePage({ provider: 'Яндекс ID', address: url, people }));
    // A redirect_uri that is not registered is ignored: the registered one is used.
    const callback = new URL(redirectUri);
    if (data.state !== undefined) callback.searchParams.set('state', data.state);
    const person = people.find(({ id }) => id === data.decision);
    if (person) {
      const challenge = data.code_challenge ?? null;
      const code = grants.issueCode({ person, redirectUri, challenge, scope: '', deviceId: '' });
      callback.searchParams.set('code', code);
      callback.searchParams.set('cid', newSecret().slice(0, 20));
    } else {
      callback.searchParams.set('error', 'access_denied');
      callback.searchParams.set('error_description', 'User denied');
    }
    return reply.redirect(callback.href);
  });

  app.post('/token', async ({ body, headers }, reply) => {
    const given = form.parse(body);
    const refuse = (error: string, description = error) =>
      reply.code(400).send({ error, error_description: description });
    const error = rejectionOfClient(headers.authorization, given, options);
    if (error) return refuse(error);
    if (given.grant_type !== 'authorization_code') return refuse('unsupported_grant_type');
    const grant = grants.takeCode(given.code ?? '');
    if (!grant) return refuse('invalid_grant', 'Code has expired');
    if (grant.challenge !== null && !isVerifierOf(given.code_verifier ?? '', grant.challenge))
      return refuse('invalid_grant', 'code_verifier not matched');
    const tokens = { access_token: grants.issueToken(grant), refresh_token: newSecret() };
    return { token_type: 'bearer', expires_in: tokenLifeS, ...tokens };
  });

  app.get('/info', async ({ headers }, reply) => {
    const token = /^OAuth (\S+)$/.exec(headers.authorization ?? '')?.[1];
    const grant = grants.byToken(token ?? '');
    return grant ? toInfo(grant.person, clientId) : reply.code(401).send();
  });
}

/** Returns why a caller is not the application; `null` if it is. The header takes precedence over the body. */
function rejectionOfClient(
  authorization: string | undefined,
  given: Record<string, string>,
  { clientId, clientSecret }: YandexOptions,
): string | null {
  if (authorization === undefined) {
    const isOurs = given.client_id === clientId && given.client_secret === clientSecret;
    return isOurs ? null : 'invalid_client';
  }
  const basic = /^Basic (\S+)$/i.exec(authorization)?.[1];
  if (basic === undefined) return 'Malformed Authorization header';
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  return id === clientId && secret === clientSecret ? null : 'invalid_client';
}

function toInfo({ id, firstName, lastName, email, sex, birthday, avatar }: Person, clientId: string): object {
  return {
    id,
    login: `user${id}`,
    client_id: clientId,
    psuid: `1.${id}`,
    first_name: firstName,
    last_name: lastName,
    display_name: firstName,
    real_name: `${firstName} ${lastName}`,
    ...(email !== null && { default_email: email, emails: [email] }),
    sex,
    birthday,
    is_avatar_empty: avatar === null,
    default_avatar_id: avatar ?? '0/0-0',
  };
}
