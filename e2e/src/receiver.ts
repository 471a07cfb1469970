import { text } from 'node:stream/consumers';
import { type OwnServer, startOwnServer } from './ownServer.ts';

export interface Receiver extends OwnServer {
  /** Received requests in order. */
  requests: { signature: string; body: string }[];
}

/** Starts a server that receives a webhook. */
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
