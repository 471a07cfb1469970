import type { IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '@otryv/contract/schemas';

/** Whether a request opens a socket; an upgrade to anything else is answered as if it did not ask for one. */
export function isSocketRequest({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.split('?')[0] === SOCKET_PATH;
}
