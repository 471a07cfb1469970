import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';

/** One line a request with its id: no header, no query string, no body. */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', async ({ id, method, url }, { statusCode, elapsedTime }) => {
    const [path] = url.split('?');
    const line = { requestId: id, method, path, statusCode, ms: Math.round(elapsedTime) };
    PinoLogger.root[levelFor(statusCode)](line, 'Request');
  });
}

function levelFor(statusCode: number): 'error' | 'info' | 'debug' {
  if (statusCode >= 500) return 'error';
  return statusCode >= 400 ? 'info' : 'debug';
}
