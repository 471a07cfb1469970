import { statuses } from '@otryv/contract';
import { type Embed, type EmbedOptions, embedAt, embedOptionsOf, embedPath } from '@otryv/contract/embed';
import { choicesOf, portalPageOf } from '@otryv/contract/embed-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../kernel/clock.ts';
import { codeOf } from '../../kernel/errors/domain-error.ts';
import { sendBytes } from '../../kernel/http/bytes/send-bytes.ts';
import type { CommonHeaders } from '../../kernel/http/bytes/serve-bytes.ts';
import { forOtherSites } from '../../kernel/http/other-sites.ts';
import { networkOf } from '../../kernel/http/requests/client-network.ts';
import { addressOfRequest } from '../../kernel/http/requests/request-address.ts';
import { TooLate } from '../pages/rendering/in-time.ts';
import type { PageRenderer } from '../pages/rendering/page-renderer.ts';
import type { RenderedPage } from '../pages/rendering/render-page.ts';
import { type RenderedPages, retryAfterS } from '../pages/rendering/rendered-pages.ts';
import type { SentPage } from '../pages/rendering/send-page.ts';
import { embedDocument, embedFragment, embedNote, titleOfNote } from './embed-documents.ts';
import type { EmbedManifest } from './embed-manifest.ts';

export interface EmbedParts {
  /** Manifest of scripts and style sheets written by the build. */
  files: EmbedManifest;
  /** Origin of the portal, which embeds link to. */
  origin: string;
  clock: Clock;
  rendered: RenderedPages;
  /** `null` if nothing is rendered. */
  renderer: PageRenderer | null;
  common: CommonHeaders;
}

type Why = 'unknown' | 'away' | 'late';
/** Form of an embed: the page of a frame, or the fragment that the loader inserts into a page of another site. */
type Wrapping = 'frame' | 'fragment';

const prefixes: Readonly<Record<Wrapping, string>> = { frame: '/embed', fragment: '/embed/fragments' };
const routeOf = { frame: {}, fragment: forOtherSites } as const;
/** Seconds after which a frame with a pending rendering reloads itself. */
const lateS = 5;

/**
 * Serves embeds for other sites, identical for everyone: no cookie is read or set. A page of another site shows it in a
 * frame, or its loader inserts the fragment.
 */
export function serveEmbeds(fastify: FastifyInstance, parts: EmbedParts): void {
  const { files } = parts;
  for (const wrapping of ['frame', 'fragment'] as const) {
    fastify.get(`${prefixes[wrapping]}/:kind/:id`, routeOf[wrapping], async (request, reply) => {
      const { pathname = '', searchParams = new URLSearchParams() } = addressOfRequest(request.url) ?? {};
      const embed = embedAt({ pathname: pathname.replace(prefixes[wrapping], '/embed'), searchParams }, choicesOf);
      const headers = headersOf(wrapping, parts.common(request));
      if (!embed) {
        const options = embedOptionsOf(searchParams, null);
        return sendNote(reply, { wrapping, options, why: 'unknown', href: parts.origin, files, headers });
      }
      const found = await findEmbed(request, wrapping, embed, files, parts);
      if (typeof found !== 'string') return sendBytes(request, reply, found.page, headers, found.status);
      const href = parts.origin + portalPageOf(embed);
      return sendNote(reply, { wrapping, options: embed.options, why: found, href, files, headers });
    });
  }
}

/** Returns the embed to send, or the reason why there is none. */
async function findEmbed(
  request: FastifyRequest,
  wrapping: Wrapping,
  embed: Embed,
  files: EmbedManifest,
  { rendered, renderer, clock, origin }: EmbedParts,
): Promise<SentPage | Exclude<Why, 'unknown'>> {
  if (!renderer) return 'away';
  const render = async (): Promise<RenderedPage> => {
    const rendering = await renderer.renderEmbed({ embed, now: clock.now().getTime(), origin });
    const { status, title, path, version, refreshS, untilMs } = rendering;
    const body = embedFragment(embed, rendering, files);
    const page = { options: embed.options, title, canonical: origin + path, body, isAlive: true };
    const html = wrapping === 'frame' ? embedDocument(page, files) : body;
    // Without `refreshS` in it, a page that waited for the start would keep the previous one.
    return { html, status, isListed: false, tag: `${files.build}-${version}-${refreshS}`, untilMs };
  };
  const asked = { addressKey: `embed/${embed.kind}`, key: `${wrapping} ${embedPath(embed)}`, isCached: true };
  try {
    // Embeds and pages have separate limits: a network may be a whole club that reads both.
    return (await rendered.find(asked, `embeds ${networkOf(request.ip)}`, render)) ?? 'away';
  } catch (error) {
    if (error instanceof TooLate) return 'late';
    if (codeOf(error) === 'database_unavailable') return 'away';
    throw error;
  }
}

interface Note {
  wrapping: Wrapping;
  options: EmbedOptions;
  why: Why;
  /** Portal page with the same content. */
  href: string;
  files: EmbedManifest;
  headers: Record<string, string>;
}

function sendNote(reply: FastifyReply, { wrapping, options, why, href, files, headers }: Note): FastifyReply {
  const body = embedNote(options, why, href);
  const page = { options, title: titleOfNote(options, why), canonical: href, body, isAlive: false };
  const isLate = why !== 'unknown';
  const seconds = String(why === 'away' ? retryAfterS : lateS);
  // The loader keeps the page's content until there is something to show.
  const status = isLate ? statuses.database_unavailable : 404;
  if (headers['x-frame-options'] === undefined) reply.removeHeader('x-frame-options');
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({
      ...headers,
      ...(isLate && { 'retry-after': seconds, 'cache-control': 'no-store' }),
      ...(isLate && wrapping === 'frame' && { refresh: seconds }),
    })
    .send(wrapping === 'frame' ? embedDocument(page, files) : body);
}

/**
 * Returns the headers. A frame may be in a page of any site; a fragment may be read by any. Neither is for search
 * engines.
 */
function headersOf(wrapping: Wrapping, common: Record<string, string>): Record<string, string> {
  const headers: Record<string, string> = { ...common, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };
  if (wrapping === 'fragment') return headers;
  const { 'x-frame-options': _denied, 'content-security-policy': policy = '', ...others } = headers;
  return { ...others, 'content-security-policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *') };
}
