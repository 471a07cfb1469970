import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { hourSeconds } from '../../kernel/time-units.ts';
import { robotsTxt } from './robots.ts';
import type { Sitemaps } from './sitemaps.ts';

const caching = `public, max-age=${hourSeconds}`;

/** Serves robots.txt, which crawlers request first, and the sitemaps it references. */
export function serveSitemaps(fastify: FastifyInstance, sitemaps: Sitemaps, publicUrl: string): void {
  const robots = robotsTxt(publicUrl);
  fastify.get('/robots.txt', (_, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', caching).send(robots),
  );
  fastify.get('/sitemap.xml', async (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching)
      .send(await sitemaps.renderIndex()),
  );
  fastify.get<{ Params: { name: string } }>('/sitemaps/:name', async ({ params }, reply) => {
    const part = await sitemaps.renderPart(params.name);
    if (part === null) throw new DomainError('address_unknown');
    return reply.type('application/xml; charset=utf-8').header('cache-control', caching).send(part);
  });
}
