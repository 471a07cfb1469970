import type { FastifyInstance } from 'fastify';
import type { SimulatedChannel } from './channels.ts';
import { newSecret } from './grants.ts';

export interface TwitchOptions {
  clientId: string;
  clientSecret: string;
  channels: readonly SimulatedChannel[];
}

const tokenLifeS = 5_000_000;
const most = 100;
const usualPage = 20;

const rejection = (status: number, error: string, message: string) => ({ error, status, message });

/** Routes of Twitch: a token of the application, streams on air and users; the returned function revokes the token. */
export function twitchRoutes(app: FastifyInstance, { clientId, clientSecret, channels }: TwitchOptions): () => void {
  const tokens = new Set<string>();
  app.post('/oauth2/token', async ({ body }, reply) => {
    const { client_id, client_secret, grant_type } = Object(body);
    if (client_id !== clientId || client_secret !== clientSecret) return reply.code(403).send({ status: 403 });
    if (grant_type !== 'client_credentials') return reply.code(400).send({ status: 400 });
    const token = newSecret();
    tokens.add(token);
    return { access_token: token, expires_in: tokenLifeS, token_type: 'bearer' };
  });
  app.addHook('preHandler', async ({ headers, url }, reply) => {
    if (!url.startsWith('/helix')) return;
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    if (!token || !tokens.has(token) || headers['client-id'] !== clientId)
      return reply.code(401).send(rejection(401, 'Unauthorized', 'Invalid OAuth token'));
  });
  app.get('/helix/streams', async ({ url }, reply) => {
    const query = new URL(url, 'http://localhost').searchParams;
    const logins = query.getAll('user_login');
    if (logins.length > most) return reply.code(400).send(rejection(400, 'Bad Request', 'too many logins'));
    const page = Number(query.get('first') ?? usualPage);
    const live = channels.filter(({ name, state }) => state === 'live' && logins.includes(name));
    return { data: live.slice(0, page).map(toStream), pagination: {} };
  });
  app.get('/helix/users', async ({ url }, reply) => {
    const logins = new URL(url, 'http://localhost').searchParams.getAll('login');
    const isRefused = logins.length === 0 || logins.length > most;
    if (isRefused) return reply.code(400).send(rejection(400, 'Bad Request', 'one to 100 logins'));
    return { data: channels.filter(({ name }) => logins.includes(name)).map(toUser) };
  });
  return () => tokens.clear();
}

function toStream({ name, streamTitle, viewers, startedAt }: SimulatedChannel) {
  return {
    id: name,
    user_id: name,
    user_login: name,
    user_name: name,
    type: 'live',
    title: streamTitle,
    viewer_count: viewers ?? 0,
    started_at: new Date(startedAt).toISOString(),
    language: 'ru',
    thumbnail_url: 'https://cdn.example/{width}x{height}.jpg',
  };
}

function toUser({ name, title, description }: SimulatedChannel) {
  return { id: name, login: name, display_name: title, description, profile_image_url: '', offline_image_url: '' };
}
