import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { linkRider } from './linkRider.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Mocks the API and the control side of the game; each request is rejected as overloaded once. */
async function aBusyServer() {
  const handled: string[] = [];
  const turnedAway = new Set<string>();
  const server = createServer(({ method, url = '' }, response) => {
    const call = `${method} ${url}`;
    if (!turnedAway.has(call)) {
      turnedAway.add(call);
      return void response.writeHead(503, { 'retry-after': '0' }).end(JSON.stringify({ code: 'overloaded' }));
    }
    handled.push(call);
    const isLinked = handled.includes('PUT /api/race/profile/zwiftid');
    const isProved = handled.includes('PUT /api/race/profile/zwiftid/proof');
    const gameIds = isLinked ? [{ zwiftId: 7, isProved, proof: { code: 'AB12' } }] : [];
    const data = url.endsWith('/calendar') ? null : { gameIds, lastName: 'Подветренный' };
    return void response.end(JSON.stringify({ accessToken: 'a-token', data }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => server.close());
  const bound = server.address();
  return { address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`, handled };
}

describe('linkRider', () => {
  it('links and verifies a rider at a server that is too busy for the first request of each kind', async () => {
    const { address, handled } = await aBusyServer();

    await linkRider({ address, controlUrl: `${address}/api/`, username: 'demo-rider', password: 'known', zwiftId: 7 });

    expect(handled).toContain('PUT /api/race/profile/zwiftid/proof');
    expect(handled).toContain('PUT /api/race/profile/my');
    expect(handled.at(-1)).toBe('POST /api/race/profile/calendar');
    expect(handled.filter((call) => call === 'POST /api/riders/7')).toHaveLength(2);
  });
});
