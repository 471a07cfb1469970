import type { ReadForPage } from '@otryv/contract/rendering';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../../kernel/errors/domain-error.ts';

/**
 * Reads what a page shows from the API within this process, as a guest gets it over HTTP. Rejects where the API fails, with
 * `database_unavailable` where it says so: a page with an error in it is not rendered.
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
