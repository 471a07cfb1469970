import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CompressedResponse, sendBytes } from '../../../kernel/http/bytes/send-bytes.ts';

export interface SentPage {
  page: CompressedResponse;
  status: 200 | 404;
  isListed: boolean;
}

/** Sends a rendered page: it is revalidated each time, cached only privately, and varies with the settings. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, isListed }: SentPage,
  common: Record<string, string>,
): Promise<void> {
  const headers = {
    ...common,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...(!isListed && { 'x-robots-tag': 'noindex' }),
  };
  return sendBytes(request, reply, page, headers, status);
}
