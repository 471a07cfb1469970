import type { Provider } from '@otryv/contract';
import type { Config } from '../../../config.ts';
import type { ProviderClient } from './provider-client.ts';
import { vk } from './vk.ts';
import { yandex } from './yandex.ts';

/** Returns the configured providers. */
export function clientsOf(config: Config): Partial<Record<Provider, ProviderClient>> {
  const redirectUri = (provider: Provider) => callbackOf(provider, config).href;
  const { VK_CLIENT_ID, YANDEX_CLIENT_ID, YANDEX_CLIENT_SECRET } = config;
  return {
    ...(VK_CLIENT_ID && { vk: vk({ base: config.VK_URL, clientId: VK_CLIENT_ID, redirectUri: redirectUri('vk') }) }),
    ...(YANDEX_CLIENT_ID &&
      YANDEX_CLIENT_SECRET && {
        yandex: yandex({
          base: config.YANDEX_URL,
          infoBase: config.YANDEX_INFO_URL,
          redirectUri: redirectUri('yandex'),
          clientId: YANDEX_CLIENT_ID,
          clientSecret: YANDEX_CLIENT_SECRET,
        }),
      }),
  };
}

/** Returns the redirect address after a provider. */
export function callbackOf(provider: Provider, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): URL {
  return new URL(`/api/auth/callback/${provider}`, PUBLIC_URL);
}
