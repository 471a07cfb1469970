import type { ReadForPage } from '@otryv/contract/rendering';
import type { FastifyInstance } from 'fastify';

/** Reads what a page shows from the API within this process, as a guest gets it over HTTP. */
export function readForPage(fastify: FastifyInstance): ReadForPage {
  return async (url) => {
    const { statusCode, body } = await fastify.inject({
      method: 'GET',
      url,
      headers: { 'accept-encoding': 'identity' },
    });
    return { status: statusCode, body };
  };
}
