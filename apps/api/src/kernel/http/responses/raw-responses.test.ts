import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listening, sendRaw } from '../../../testing/raw-socket.ts';
import { startApi } from '../../../testing/start-api.ts';

describe('a request that never reaches the framework', () => {
  let app: NestFastifyApplication;
  let port: number;

  beforeAll(async () => {
    app = await startApi({ REQUEST_TIMEOUT_MS: '400' });
    port = await listening(app);
  });
  afterAll(() => app.close());

  const host = 'Host: a\r\nConnection: close\r\n';

  it.each([
    ['that is no HTTP', 'nonsense\r\n\r\n', 400, 'request_invalid'],
    ['without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'request_invalid'],
    [
      'with two lengths',
      `GET / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
      'request_invalid',
    ],
    ['whose headers never end', `GET / HTTP/1.1\r\n${host}`, 408, 'request_timeout'],
    [
      'whose body never ends',
      `POST /api/nothing HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
      408,
      'request_timeout',
    ],
    ['that expects the unknown', `GET / HTTP/1.1\r\n${host}Expect: cake\r\n\r\n`, 417, 'expectation_failed'],
    [
      'with headers beyond measure',
      `GET / HTTP/1.1\r\n${host}A: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s is rejected in the shape of the contract, with the common headers', async (_what, text, status, code) => {
    const response = await sendRaw(port, text);
    const [head = '', body = ''] = response.split('\r\n\r\n');

    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/[а-я]/) });
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'cache-control: no-store',
      'x-request-id',
    ])
      expect(head.toLowerCase()).toContain(`\r\n${name}`);
  });
});
