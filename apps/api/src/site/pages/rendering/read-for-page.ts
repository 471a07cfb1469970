import type { ReadForPage } from '@otryv/contract/rendering';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.ts';

/**
 * Requests a page's data from the API within this process, as a guest. Rejects when the API responds with 500 or more,
 * and with `database_unavailable` when the response has that code: the renderer renders no page with a failed read.
 */
export function readForPage(fastify: FastifyInstance): ReadForPage {
  return async (url) => {
    const headers = { 'accept-encoding': 'identity' };
    const { statusCode: status, body } = await fastify.inject({ method: 'GET', url, headers });
    if (status === 503 && body.includes('"database_unavailable"')) throw new DomainError('database_unavailable');
    if (status >= 500) throw new Error(`A read of a page failed with ${status}`);
    return { status, body };
  };
}
