import Fastify, { type FastifyInstance } from 'fastify';

/** Response in place of the usual one: a value is sent as JSON, a text as HTML. */
export interface Answer {
  status: number;
  body: object | string;
}

/** Call as received by the provider, without secrets. */
export interface ReceivedCall {
  method: string;
  path: string;
}

export interface ProviderServer {
  app: FastifyInstance;
  /** Sets this response for the next call to a path. */
  order: (path: string, answer: Answer) => void;
  received: ReceivedCall[];
}

/** Creates a server of a provider that parses forms, records its calls and returns responses set by tests. */
export function createServer(): ProviderServer {
  const app = Fastify({ forceCloseConnections: true });
  const orders = new Map<string, Answer>();
  const received: ReceivedCall[] = [];
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addHook('onRequest', async ({ method, url }, reply) => {
    const path = url.split('?')[0] ?? '';
    received.push({ method, path });
    const answer = orders.get(path);
    if (!answer) return;
    orders.delete(path);
    if (typeof answer.body === 'string') reply.type('text/html');
    return reply.code(answer.status).send(answer.body);
  });
  return { app, received, order: (path, answer) => void orders.set(path, answer) };
}
