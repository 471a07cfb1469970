import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { contract, type Endpoint, isMultipart } from '@otryv/contract';
import { freePort } from '@otryv/local-stack';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { schemaOf } from './testing/fuzz/any-request.ts';
import { type ApiProcess, startProcess } from './testing/start-process.ts';

const endpoints = Object.values(contract).flatMap((domain) => Object.values<Endpoint>(domain));
const account = { username: 'kenar', email: 'kenar@example.com', password: 'canary-password-7' };
const card = 'canary-4111111111111111';
const atOnce = 10;
/** Complete, without its last character, and with encoded characters. */
const linkSecrets = [`canary${'-x'.repeat(19)}`, `canary${'-x'.repeat(18)}`, 'canary%2Dx%41'.repeat(4)];

describe('the log of the process', () => {
  let started: ApiProcess | undefined;
  afterEach(() => {
    started?.child.kill('SIGKILL');
  });

  it('contains no secret of a thousand requests to every operation, each with secrets in every possible part (R17)', async () => {
    const port = await freePort();
    started = startProcess({
      MONGODB_URI: inject('mongoUri'),
      MONGODB_DATABASE: `test-canaries-${randomUUID()}`,
      PORT: String(port),
      ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'debug',
      REQUESTS_PER_MINUTE: '0',
    });
    await once(started.child, 'message');
    const base = `http://127.0.0.1:${port}`;
    const post = (path: string, body: object) =>
      fetch(`${base}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('registration', account);
    const session = await post('authorization', { login: account.username, password: account.password });
    const { accessToken } = (await session.json()) as { accessToken: string };
    const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(/[=;]/)[1] ?? '');
    const tokens = [accessToken, 'canary-token'];

    const requests = Array.from({ length: 5 }, (_, round) => endpoints.map((endpoint) => ({ endpoint, round }))).flat();
    for (let begin = 0; begin < requests.length; begin += atOnce)
      await Promise.all(
        requests.slice(begin, begin + atOnce).map(async ({ endpoint, round }) => {
          const response = await fetch(`${base}${pathOf(endpoint, round)}`, {
            method: endpoint.method,
            headers: {
              authorization: `Bearer ${tokens[round % 2]}`,
              cookie: `refresh=canary-cookie; card=${card}`,

              'x-xsrf-token': 'canary-csrf',
              'content-type': 'application/json',
              referer: `${base}/?token=canary-referer`,
            },
            ...(endpoint.method !== 'GET' && { body: bodyOf(endpoint, round) }),
            redirect: 'manual',
          });
          await response.body?.cancel();
        }),
      );
    started.child.kill('SIGTERM');
    await once(started.child, 'exit');

    const log = started.output();
    expect(requests.length).toBeGreaterThanOrEqual(1_000);
    expect(log.match(/"msg":"Request"/g)?.length).toBeGreaterThanOrEqual(requests.length);
    expect([session.status, cookies.length]).toEqual([201, 3]);
    for (const secret of ['canary', accessToken, ...cookies]) expect(log).not.toContain(secret);
  }, 240_000);
});

function pathOf({ path, query }: Endpoint, round: number): string {
  const names = query ? Object.keys(schemaOf(query).properties ?? {}) : [];
  const search = [...names, 'token', 'password', 'card'].map((name) => `${name}=canary-query`).join('&');
  const filled = path.replace('{token}', linkSecrets[round % linkSecrets.length] ?? '').replace(/\{\w+\}/g, '0');
  return `${filled}?${search}`;
}

/** Builds a body with every expected field, and those of secrets; occasionally truncated. */
function bodyOf({ body }: Endpoint, round: number): string {
  const names = body ? Object.keys(schemaOf(isMultipart(body) ? body.multipart : body).properties ?? {}) : [];
  const secrets = [
    'password',
    'newPassword',
    'token',
    'refreshToken',
    'authorization',
    'cookie',
    'card',
    'number',
    'cvc',
  ];
  const given = Object.fromEntries(
    [...names, ...secrets].map((name) => [name, round < 3 ? 'canary-body' : { [name]: card }]),
  );
  const text = JSON.stringify(given);
  return round === 4 ? text.slice(0, -1) : text;
}
