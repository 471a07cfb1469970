import type { IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '@otryv/contract/schemas';

/** Whether a request opens a socket; any other upgrade is handled as a plain request. */
export function isSocketRequest({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && url.split('?')[0] === SOCKET_PATH;
}
