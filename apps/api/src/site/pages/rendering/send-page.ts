import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedResponse, sendBytes } from '../../../kernel/http/bytes/send-bytes.ts';

export interface SentPage {
  page: CompressedResponse;
  status: 200 | 302 | 404;
  isListed: boolean;
  /** Path and query of the page that it redirects to. */
  location?: string;
}

/** Sends a rendered page or its redirect: it is revalidated each time, cached only privately, and varies with the settings. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, isListed, location }: SentPage,
  common: Record<string, string>,
): Promise<void> {
  const headers = {
    ...common,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...(location !== undefined && { location }),
    ...(!isListed && { 'x-robots-tag': 'noindex' }),
  };
  return sendBytes(request, reply, page, headers, status);
}
