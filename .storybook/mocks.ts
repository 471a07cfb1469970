import type { Loader } from '@storybook/react-vite';
import { type AnyHandler, http, ws } from 'msw';
import type { NetworkApi } from 'msw/experimental';

type Mocks = Pick<NetworkApi<[]>, 'resetHandlers' | 'use'>;

const question = JSON.stringify({ type: 'AUTH_REQUIRED', message: 'Войдите.' });
let started: Promise<Mocks> | undefined;

/**
 * Mocks the API for a story by its parameter `msw`, besides what every story has: a socket without messages, and the
 * counter of visits. Requests are intercepted in the page: a service worker would pass on every module of a
 * development server too, and after some minutes of load it never answered those under way.
 */
export const loadMocks: Loader = async ({ parameters }) => {
  const handlers: AnyHandler[] = parameters.msw ?? [];
  const network = await mocks();
  network.resetHandlers();
  network.use(...handlers);
};

/** Returns the mocks of the page, which the first story starts. */
export function mocks(): Promise<Mocks> {
  started ??= startMocks();
  return started;
}

async function startMocks(): Promise<Mocks> {
  const [{ defineNetwork, InterceptorSource }, { FetchInterceptor }, { WebSocketInterceptor }] = await Promise.all([
    import('msw/experimental'),
    import('@mswjs/interceptors/fetch'),
    import('@mswjs/interceptors/WebSocket'),
  ]);
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor(), new WebSocketInterceptor()] })],
    handlers: [
      ws.link('ws://*/api/ws').addEventListener('connection', ({ client }) => client.send(question)),
      http.get('*/api/race/events/ongoing', () => Response.json({ data: [], routes: [] })),
      http.post('*/api/visits', () => new Response(null, { status: 204 })),
    ],
    onUnhandledFrame: 'warn',
    context: { quiet: true },
  });
  network.enable();
  return network;
}
