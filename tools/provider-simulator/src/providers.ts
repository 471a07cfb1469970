import type { FastifyInstance } from 'fastify';
import { createGrants, newSecret } from './grants.ts';
import { vkPeople, yandexPeople } from './people.ts';
import { type Answer, createServer, type ReceivedCall } from './server.ts';
import { vkRoutes } from './vk.ts';
import { yandexRoutes } from './yandex.ts';

export interface ProvidersOptions {
  /** Redirect address of each provider. */
  redirects: { vk: string; yandex: string };
  /** Returns epoch milliseconds; the system clock by default. */
  clock?: () => number;
}

export interface Providers {
  /** Settings for the portal. */
  settings: Record<
    'VK_URL' | 'VK_CLIENT_ID' | 'YANDEX_URL' | 'YANDEX_INFO_URL' | 'YANDEX_CLIENT_ID' | 'YANDEX_CLIENT_SECRET',
    string
  >;
  /** Sets another response for the next call to a path of a provider. */
  order: (provider: 'vk' | 'yandex', path: string, answer: Answer) => void;
  received: Record<'vk' | 'yandex', ReceivedCall[]>;
  close: () => Promise<void>;
}

/** Starts the stand-ins on free ports of this machine. */
export async function startProviders({ redirects, clock = Date.now }: ProvidersOptions): Promise<Providers> {
  const [vkClientId, yandexClientId, clientSecret] = ['51000001', 'otryv-demo', newSecret()];
  const [vk, yandex] = [createServer(), createServer()];
  vkRoutes(vk.app, { clientId: vkClientId, redirectUri: redirects.vk, people: vkPeople, grants: createGrants(clock) });
  yandexRoutes(yandex.app, {
    clientId: yandexClientId,
    clientSecret,
    redirectUri: redirects.yandex,
    people: yandexPeople,
    grants: createGrants(clock),
  });
  const [vkUrl, yandexUrl] = [await listen(vk.app), await listen(yandex.app)];
  return {
    settings: {
      VK_URL: vkUrl,
      VK_CLIENT_ID: vkClientId,
      YANDEX_URL: yandexUrl,
      YANDEX_INFO_URL: yandexUrl,
      YANDEX_CLIENT_ID: yandexClientId,
      YANDEX_CLIENT_SECRET: clientSecret,
    },
    order: (provider, path, answer) => (provider === 'vk' ? vk : yandex).order(path, answer),
    received: { vk: vk.received, yandex: yandex.received },
    close: async () => {
      await Promise.all([vk.app.close(), yandex.app.close()]);
    },
  };
}

function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}
