import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSteadily, shareOf } from './steadyLoad.ts';

describe('a steady load', () => {
  let server: Server;
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      // biome-ignore lint/plugin: The server of this test responds later.
      setTimeout(
        () => {
          if (request.url === '/broken') response.destroy();
          else response.writeHead(request.url === '/refused' ? 503 : 200).end();
        },
        request.url === '/slow' ? 300 : 0,
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());

  const load = (pathOf: (turn: number) => string) => {
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const next = (turn: number) => ({ method: 'GET' as const, path: pathOf(turn), headers: {} });
    return loadSteadily({ port, perSecond: 100, seconds: 1, next });
  };

  it('keeps the request rate, even while earlier requests are pending', async () => {
    const outcome = await load(() => '/slow');

    expect([asked.length, outcome.answers]).toEqual([100, 100]);
    expect(shareOf(outcome, 0.5)).toBeGreaterThanOrEqual(300);
  });

  it('counts every unsuccessful response, and every request without one', async () => {
    const { errors } = await load((turn) => ['/fine', '/refused', '/broken', '/fine'][turn % 4] ?? '');

    expect([...errors]).toEqual([
      ['GET /refused: 503', 25],
      ['GET /broken: socket hang up', 25],
    ]);
  });

  it('computes percentiles of the response times', () => {
    const outcome = { answers: 4, errors: new Map(), tookMs: [1, 2, 3, 90] };

    expect([shareOf(outcome, 0.5), shareOf(outcome, 0.75), shareOf(outcome, 0.99)]).toEqual([2, 3, 90]);
  });
});
