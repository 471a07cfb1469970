import { type HttpHandler, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest';
import { closeAlert } from '../lib/notices/alerts.ts';
import { socketHandler } from './messageServer.ts';
import { cutRequests } from './page.ts';

/** Mocks `fetch` for the tests of a file; a request without a handler fails with its name. */
export function servePortal(...defaults: HttpHandler[]) {
  const server = setupServer(
    ...defaults,
    socketHandler,
    http.get('*/images/*', passthrough),
    http.get('*/api/race/events/ongoing', () => Response.json({ data: [], routes: [] })),
    http.post('*/api/visits', () => new Response(null, { status: 204 })),
  );
  let endRequests = () => {};
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    endRequests = cutRequests();
  });
  afterEach(() => {
    server.resetHandlers();
    closeAlert();
  });
  afterAll(() => {
    endRequests();
    server.close();
  });
  return server;
}

/** Records the URLs of all further requests except the visit counter. */
export function requestedUrls(server: ReturnType<typeof setupServer>): URL[] {
  const asked: URL[] = [];
  const listen = ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    if (url.pathname !== '/api/visits') asked.push(url);
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return asked;
}

/** Records all further requests to a path and those below it. */
export function requestsTo(server: ReturnType<typeof setupServer>, path: string): Request[] {
  const sent: Request[] = [];
  const listen = ({ request }: { request: Request }) => {
    if (new URL(request.url).pathname.startsWith(path)) sent.push(request.clone());
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return sent;
}
