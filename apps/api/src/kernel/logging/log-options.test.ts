import { Writable } from 'node:stream';
import { pinoHttp } from 'pino-http';
import { expect, it } from 'vitest';
import { logOptions } from './log-options.ts';

function listen() {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const { pinoHttp: options } = logOptions({ LOG_LEVEL: 'info' });
  const { logger } = pinoHttp(options as never, stream);
  return { logger, lines };
}

it('omits the lines of Nest for each module and route', () => {
  const { logger, lines } = listen();

  for (const context of ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'Backups'])
    logger.info({ context }, 'Something');
  logger.info('Nothing about a context');

  expect(lines.map((line) => JSON.parse(line).context)).toEqual(['Backups', undefined]);
});

it('logs an error with its message and frames, without query, headers, tokens or quoted parser input', () => {
  const { logger, lines } = listen();
  const secret = 'canary'.repeat(7);
  const quoting = Object.assign(new TypeError(`No /unsubscribe/${secret}?token=canary`), {
    input: 'canary',
    code: 'ERR_A',
  });
  const request = { id: 'r1', method: 'GET', url: '/a?canary', headers: { referer: 'canary', cookie: 'canary' } };

  logger.error({ err: new Error('outer', { cause: quoting }), req: request }, 'Unexpected error');
  for (const thrown of [quoting, null, undefined, 'canary', { password: 'canary' }])
    logger.error({ err: thrown }, 'Unexpected error');

  const [first, second] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    req: { id: 'r1', method: 'GET' },
    err: { type: 'Error', message: expect.stringContaining('outer: No /unsubscribe/[secret]') },
  });
  expect(second.err).toMatchObject({
    type: 'TypeError',
    code: 'ERR_A',
    stack: expect.stringContaining('log-options.test.ts'),
  });
  expect(lines).toHaveLength(6);
  expect(lines.filter((line) => line.includes('canary'))).toEqual([]);
});
