import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response to one request: `cut` breaks the connection, `hang` never responds. */
export type StandInResponse =
  | 'cut'
  | 'hang'
  | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };

export interface StandInRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  form: URLSearchParams;
}

export interface StandIn {
  /** Ends with a slash. */
  base: string;
  /** All requests, in order. */
  asked: StandInRequest[];
  close(): Promise<void>;
}

/** Starts a server with arbitrarily broken responses, which the simulator cannot produce. */
export async function startStandIn(respond: (request: StandInRequest) => StandInResponse): Promise<StandIn> {
  const asked: StandInRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const seen = { method, url, headers, form: new URLSearchParams(text) };
      asked.push(seen);
      const reply = respond(seen);
      if (reply === 'cut') request.socket.destroy();
      else if (reply !== 'hang') {
        response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
        response.end(reply.text ?? (reply.body === undefined ? '' : JSON.stringify(reply.body)));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Builds a response of the sign-in host. */
export function tokenResponse(access: string, fields: object = {}): StandInResponse {
  return { body: { access_token: access, expires_in: 21_600, refresh_token: `refresh-${access}`, ...fields } };
}
