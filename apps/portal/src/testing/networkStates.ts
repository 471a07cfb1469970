import type { ApiFailure } from '@otryv/contract';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';

/** What the network and the API do to a screen, beside responding at once. */
export type NetworkState = 'loading' | 'slow' | 'failed' | 'forbidden' | 'offline';

/** Long enough for a designer to see, and no longer than it takes for a test. */
const slowMs = import.meta.env.MODE === 'test' ? 150 : 1500;
/** The reads of the session and of the frame: a screen is reached only with them. */
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
  // Nothing of its own: the next handler responds.
  slow: () => delay(slowMs).then(() => undefined),
  failed: () => Promise.resolve(Response.json(unavailable, { status: 503 })),
  forbidden: () => Promise.resolve(Response.json(forbidden, { status: 403 })),
  offline: () => Promise.resolve(HttpResponse.error()),
};

/** Stands before the handlers of any screen: all its reads load, are late or fail; its session is untouched. */
export function networkHandlers(state: NetworkState): HttpHandler[] {
  return [http.get(api, ({ request }) => (ofTheFrame.test(request.url) ? undefined : responses[state]()))];
}

/** Whether a name is that of a state. */
export const isNetworkState = (name: unknown): name is NetworkState => typeof name === 'string' && name in responses;
