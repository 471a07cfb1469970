import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signedInCall } from './apiCalls.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts an API that accepts every sign-in and then returns the given responses, one after another. */
async function anApi(answers: readonly { status: number; code?: string }[]) {
  const calls: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (url.endsWith('/authorization')) return void response.end(JSON.stringify({ accessToken: 'a-token' }));
    const { status, code } = answers[calls.length] ?? { status: 500 };
    calls.push(url);
    response.writeHead(status, { 'retry-after': '0' }).end(JSON.stringify({ code }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
  return { call: await signedInCall(address, 'demo-rider', 'known'), calls };
}

describe('the API calls of the demo', () => {
  it('are retried while the server rejects them as overloaded, up to a limit', async () => {
    const overloaded = { status: 503, code: 'overloaded' };
    const { call, calls } = await anApi([overloaded, overloaded, { status: 200 }]);

    await call('PATCH', '/api/organizer/series/stages', z.unknown(), {});

    expect(calls).toHaveLength(3);
  });

  it('are not retried if a write may have been applied', async () => {
    const { call, calls } = await anApi([{ status: 503, code: 'database_unavailable' }, { status: 200 }]);

    await expect(call('POST', '/api/payments', z.unknown(), {})).rejects.toThrow('answered 503');

    expect(calls).toHaveLength(1);
  });
});
