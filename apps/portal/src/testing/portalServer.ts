import { type HttpHandler, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, onTestFinished } from 'vitest';

/** A fetch boundary for the tests of a file; a call that nobody prepared fails by name. */
export function servePortal(...usual: HttpHandler[]) {
  const server = setupServer(...usual, http.get('*/images/*', passthrough));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** The addresses that are asked from now on, with their queries. */
export function heard(server: ReturnType<typeof setupServer>): URL[] {
  const asked: URL[] = [];
  const listen = ({ request }: { request: Request }) => void asked.push(new URL(request.url));
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return asked;
}
