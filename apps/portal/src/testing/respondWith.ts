import type { ApiFailure } from '@otryv/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { GetPath } from '../lib/api/client.ts';
import type { Read } from '../lib/api/useRead.ts';

const patternOf = (path: GetPath) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Responds to a GET with a value, or with the result of a function of the query. */
export function respondWith<Path extends GetPath>(
  path: Path,
  response: Read<Path> | ((query: URLSearchParams) => Read<Path>),
): HttpHandler {
  return http.get(patternOf(path), ({ request }) =>
    Response.json(typeof response === 'function' ? response(new URL(request.url).searchParams) : response),
  );
}

/** Responds with an API error. */
export function respondWithError(
  path: GetPath,
  status: number,
  code: ApiFailure['code'],
  message: string,
): HttpHandler {
  return http.get(patternOf(path), () => Response.json({ code, message } satisfies ApiFailure, { status }));
}

/** Responds as with an unavailable database. */
export function respondUnavailable(path: GetPath): HttpHandler {
  const message = 'База данных сейчас не отвечает. Данные целы, повторите через несколько секунд.';
  return respondWithError(path, 503, 'database_unavailable', message);
}

/** Fails the connection. */
export function failConnection(path: GetPath): HttpHandler {
  return http.get(patternOf(path), () => HttpResponse.error());
}

/** Handlers that never respond, for callers that call all handlers. */
export const silentHandlers = new WeakSet<HttpHandler>();

/** Creates a handler that never responds. */
export function neverRespond(path: GetPath): HttpHandler {
  const handler = http.get(patternOf(path), async () => {
    await delay('infinite');
  });
  silentHandlers.add(handler);
  return handler;
}
