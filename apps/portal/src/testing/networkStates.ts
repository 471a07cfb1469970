import type { ApiFailure } from '@otryv/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';

/** State of the network and the API, other than immediate responses. */
export type NetworkState = 'loading' | 'slow' | 'failed' | 'forbidden' | 'offline';

/** Delay long enough for a designer to notice, and minimal for a test. */
const slowMs = import.meta.env.MODE === 'test' ? 150 : 1500;
/** Reads of the session and of the frame: a screen is reached only with them. */
const ofTheFrame = /\/api\/(auth|service-messages|visits)|\/api\/race\/profile\/(preferences|visibility)/;
// Not the modules of a folder `api`, which a development server sends to the same worker.
const api = /^https?:\/\/[^/]+\/api\//;
const unavailable: ApiFailure = {
  code: 'database_unavailable',
  message: 'База данных сейчас не отвечает. Данные целы, повторите через несколько секунд.',
};
const forbidden: ApiFailure = { code: 'forbidden', message: 'Доступ запрещен. Попросите права у администратора.' };

const responses: Record<NetworkState, () => Promise<Response | undefined>> = {
  loading: () => delay('infinite').then(() => undefined),
  // No response of this handler: the next one responds.
  slow: () => delay(slowMs).then(() => undefined),
  failed: () => Promise.resolve(Response.json(unavailable, { status: 503 })),
  forbidden: () => Promise.resolve(Response.json(forbidden, { status: 403 })),
  offline: () => Promise.resolve(HttpResponse.error()),
};

/**
 * Creates handlers to put before those of any screen: all its reads load, are late or fail; its session is untouched.
 */
export function networkHandlers(state: NetworkState): HttpHandler[] {
  return [http.get(api, ({ request }) => (ofTheFrame.test(request.url) ? undefined : responses[state]()))];
}

/** Whether a name is that of a state. */
export const isNetworkState = (name: unknown): name is NetworkState => typeof name === 'string' && name in responses;
