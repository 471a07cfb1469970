import { urlOf } from '@otryv/client';
import type { Method } from '@otryv/contract';
import { networkError, toApiError } from './ApiError.ts';
import { measureClock } from './clockSkew.ts';
import { readCsrfToken } from './csrfToken.ts';
import { needsCsrf } from './endpoints.ts';

export interface Parts {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Sends one request. Throws ApiError without a connection. */
export async function fetchEndpoint(
  method: Method,
  path: string,
  request: Parts,
  token: string | null,
): Promise<Response> {
  const { headers, ...init } = toInit(request.body);
  const csrfToken = needsCsrf(method, path) ? readCsrfToken() : null;
  // biome-ignore lint/plugin: It measures the clock of the device.
  const sentAt = Date.now();
  const response = await fetch(urlOf(path, request), {
    method,
    credentials: 'include',
    ...init,
    headers: {
      ...headers,
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(csrfToken !== null && { 'x-xsrf-token': csrfToken }),
    },
    // If the page closes meanwhile, it still receives the cookie that replaces the used one.
    keepalive: csrfToken !== null,
  }).catch(() => null);
  if (!response) throw networkError(0);
  // biome-ignore lint/plugin: It measures the clock of the device.
  measureClock(response, { sentAt, receivedAt: Date.now() });
  return response;
}

const noContent = 204;

/**
 * Returns the body of a successful response. Throws ApiError for any other response, and if the body is not a JSON
 * object.
 */
export async function bodyOf<Value>(response: Response): Promise<Value> {
  if (!response.ok) throw await toApiError(response);
  const isEmpty = response.status === noContent;
  const body = isEmpty ? undefined : await response.json().catch(() => null);
  if (!isEmpty && (typeof body !== 'object' || body === null)) throw networkError(response.status);
  return body;
}

function toInit(body: unknown): { body?: BodyInit; headers?: Record<string, string> } {
  // The browser sets the content type of a form, including the multipart boundary.
  if (body instanceof FormData) return { body };
  return body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
