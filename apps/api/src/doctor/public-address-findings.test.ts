import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@otryv/local-stack';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toLine } from './finding.ts';
import { publicAddressFindings } from './public-address-findings.ts';

describe('publicAddressFindings', () => {
  let server: Server;
  let answer: RequestListener;
  let address: string;

  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterEach(() => server.close());

  const portal: RequestListener = ({ url }, response) =>
    response.end(url === '/api/health/live' ? '{"status":"ok"}' : '<!doctype html>Отрыв');
  const other: RequestListener = (_request, response) => response.end('<!doctype html>Welcome');
  const away: RequestListener = (_request, response) =>
    response.writeHead(301, { location: 'https://www.otryv.example/' }).end();
  const cut: RequestListener = (_request, response) => response.destroy();

  it.each([
    ['ok       PUBLIC_URL: http://127.+ answers\\.$', portal],
    ['broken   PUBLIC_URL: something else responds at .+ \\(200\\): ', other],
    ['broken   PUBLIC_URL: .+ redirects elsewhere: ', away],
    ['broken   PUBLIC_URL: .+ does not respond \\(UND_ERR_SOCKET\\): ', cut],
  ])('report %s', async (line, listener) => {
    answer = listener;

    expect((await publicAddressFindings(address)).map(toLine)).toEqual([expect.stringMatching(`^${line}`)]);
  });

  it('give the reason why an address is unreachable', async () => {
    const [finding] = await publicAddressFindings(`https://127.0.0.1:${await freePort()}`);

    expect(finding).toMatchObject({ state: 'broken', message: expect.stringContaining('(ECONNREFUSED)') });
  });
});
