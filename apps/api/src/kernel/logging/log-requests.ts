import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { isInternalRead } from '../http/requests/internal-reads.ts';
import { withoutSecrets } from './logged-path.ts';

const rejectionsEveryMs = 10_000;

/**
 * Logs one line per request with its id: no header, no query string, no body. Load-shedding rejections are counted, not
 * listed.
 */
export function logRequests(fastify: FastifyInstance): void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  fastify.addHook('onResponse', async ({ id, method, url }, { raw, statusCode, elapsedTime }) => {
    if (isInternalRead()) return;
    const [path = ''] = url.split('?');
    const line = { requestId: id, method, path: withoutSecrets(path), statusCode, ms: Math.round(elapsedTime) };
    const isRefused = raw.hasHeader('retry-after');
    PinoLogger.root[isRefused ? 'debug' : levelFor(statusCode)](line, 'Request');
    if (!isRefused) return;
    refused += 1;
    if (performance.now() - loggedAt < rejectionsEveryMs) return;
    PinoLogger.root.warn({ refused }, 'Requests were refused: too many at a time, or of one address');
    loggedAt = performance.now();
    refused = 0;
  });
}

function levelFor(statusCode: number): 'error' | 'info' | 'debug' {
  if (statusCode >= 500) return 'error';
  return statusCode >= 400 ? 'info' : 'debug';
}
