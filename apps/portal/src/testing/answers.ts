import type { ApiFailure } from '@otryv/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { GetPath, Read } from '../api/client.ts';

const patternOf = (path: GetPath) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** What the API answers at a path: a value, or what it makes of the query of the request. */
export function answers<Path extends GetPath>(
  path: Path,
  answer: Read<Path> | ((query: URLSearchParams) => Read<Path>),
): HttpHandler {
  return http.get(patternOf(path), ({ request }) =>
    Response.json(typeof answer === 'function' ? answer(new URL(request.url).searchParams) : answer),
  );
}

/** A refusal of the API with its sentence. */
export function refuses(path: GetPath, status: number, code: ApiFailure['code'], message: string): HttpHandler {
  return http.get(patternOf(path), () => Response.json({ code, message } satisfies ApiFailure, { status }));
}

/** The database is down. */
export function isDown(path: GetPath): HttpHandler {
  const message = 'База данных сейчас не отвечает. Данные целы, повторите через несколько секунд.';
  return refuses(path, 503, 'database_unavailable', message);
}

/** The connection breaks. */
export function breaks(path: GetPath): HttpHandler {
  return http.get(patternOf(path), () => HttpResponse.error());
}

/** No answer ever comes. */
export function hangs(path: GetPath): HttpHandler {
  return http.get(patternOf(path), async () => {
    await delay('infinite');
  });
}
