import { text } from 'node:stream/consumers';
import { type OwnServer, startOwnServer } from './ownServer.ts';

export interface Receiver extends OwnServer {
  /** What arrived, in order. */
  requests: { signature: string; body: string }[];
}

/** A server that a webhook leads to. */
export async function startReceiver(): Promise<Receiver> {
  const requests: Receiver['requests'] = [];
  const server = await startOwnServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ signature: String(request.headers['otryv-signature']), body });
      response.writeHead(204).end();
    });
  });
  return { ...server, requests };
}
