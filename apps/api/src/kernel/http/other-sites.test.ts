import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { contract, type Endpoint } from '@otryv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api.ts';

const endpoints: Endpoint[] = Object.values(contract).flatMap((domain) => Object.values(domain));
const origin = 'https://club.example';

/** Public reads that another site must not send: they carry a secret, belong to a session, or hold a stream. */
const notForOthers = [
  ...Object.values(contract.auth),
  contract.calendars.byLink,
  contract.live.changes,
  contract.subscriptions.get,
  contract.subscriptions.openPage,
  contract.teams.invitedTo,
].map(({ path }): string => path);

describe("another site's page", () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await startApi();
  });
  afterAll(() => app.close());

  it('reads every public endpoint as a guest, and no private one', async () => {
    const wrong: string[] = [];
    // `inject` waits for the end of a response, and an event stream has none.
    for (const { method, access, path } of endpoints.filter((each) => each !== contract.live.changes)) {
      const isOpen = isOpenRead({ method, access, path });
      const url = path.replace(/\{\w+\}/g, '7');
      const { headers } = await app.inject({ method, url, headers: { origin, cookie: 'a=b' } });
      const { statusCode, headers: asked } = await app.inject({
        method: 'OPTIONS',
        url,
        headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'if-none-match' },
      });

      const seen = [
        headers['access-control-allow-origin'],
        headers['cross-origin-resource-policy'],
        headers['access-control-allow-credentials'],
        // An address with a public read permits only that read, whatever method the browser requests.
        asked['access-control-allow-methods'],
        asked['access-control-max-age'],
        statusCode,
      ];
      const mayAsk = endpoints.some((each) => each.path === path && isOpenRead(each));
      const expected = [
        ...(isOpen ? ['*', 'cross-origin'] : [undefined, 'same-origin']),
        undefined,
        ...(mayAsk ? ['GET, HEAD', '86400', 204] : [undefined, undefined, 404]),
      ];
      if (JSON.stringify(seen) !== JSON.stringify(expected)) wrong.push(`${method} ${path}: ${JSON.stringify(seen)}`);
    }

    expect(wrong).toEqual([]);
  });
});

function isOpenRead({ method, access, path }: Pick<Endpoint, 'method' | 'access' | 'path'>): boolean {
  return method === 'GET' && (access === 'public' || access === 'optional') && !notForOthers.includes(path);
}
