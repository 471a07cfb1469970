import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error.ts';
import { forOtherSites } from '../../kernel/http/other-sites.ts';
import { minuteSeconds } from '../../kernel/time-units.ts';
import type { PagesService } from '../pages/pages.service.ts';
import { oembedOf, oembedXml } from './oembed.ts';

type Query = Readonly<Record<string, string | string[] | undefined>>;

const caching = `public, max-age=${5 * minuteSeconds}`;
const length = /^[1-9]\d{0,4}$/;

/** Serves the frames of public pages to sites that only have a link, as in https://oembed.com. */
export function serveOembed(fastify: FastifyInstance, pages: PagesService, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  fastify.get<{ Querystring: Query }>('/oembed', forOtherSites, async ({ query }, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = query;
    if (format !== 'json' && format !== 'xml') throw new DomainError('oembed_format_unknown');
    if (typeof url !== 'string' || url === '') throw new DomainError('oembed_url_missing');
    const address = URL.parse(url);
    const page = address?.origin === origin ? await pages.read(address) : null;
    const room = { width: pixels(maxwidth), height: pixels(maxheight) };
    const oembed = address && page ? oembedOf(page, address.searchParams, room, publicUrl) : null;
    // Same for pages that are missing, hidden, of another site or without an embed.
    if (oembed === null) throw new DomainError('oembed_nothing');
    return reply
      .header('cache-control', caching)
      .type(`${format === 'xml' ? 'text/xml' : 'application/json'}; charset=utf-8`)
      .send(format === 'xml' ? oembedXml(oembed) : JSON.stringify(oembed));
  });
}

function pixels(text: Query[string]): number | null {
  return typeof text === 'string' && length.test(text) ? Number(text) : null;
}
