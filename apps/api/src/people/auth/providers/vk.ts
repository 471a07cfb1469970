import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  None,
  randomState,
} from 'openid-client';
import * as z from 'zod/mini';
import type { ExternalAccount } from '../../users/records/user.ts';
import type { Attempt, ProviderClient } from './provider-client.ts';
import { configurationOf, exchange, readAccount } from './provider-http.ts';

export interface VkOptions {
  base: string;
  clientId: string;
  redirectUri: string;
}

const female = 1;
const male = 2;
const userInfo = z.object({
  user: z.object({
    user_id: z.union([z.string(), z.number()]),
    first_name: z.prefault(z.string(), ''),
    last_name: z.prefault(z.string(), ''),
    avatar: z.nullish(z.string()),
    email: z.nullish(z.string()),
    sex: z.nullish(z.number()),
    birthday: z.nullish(z.string()),
  }),
});

/** Client of VK ID: OAuth 2.1 with PKCE; requires its `device_id` to be returned with the code. */
export function vk({ base, clientId, redirectUri }: VkOptions): ProviderClient {
  const configuration = configurationOf(base, { authorize: '/authorize', token: '/oauth2/auth' }, clientId, None());
  configuration[customFetch] = fetchToken;

  return {
    buildLocation: async ({ state, verifier }) =>
      buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'vkid.personal_info email',
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    fetchAccount: (callback, { state, verifier }: Attempt) =>
      exchange(async () => {
        const device = callback.searchParams.get('device_id') ?? '';
        const tokens = await authorizationCodeGrant(
          configuration,
          callback,
          { pkceCodeVerifier: verifier, expectedState: state },
          { device_id: device, state: randomState() },
        );
        const body = new URLSearchParams({ client_id: clientId, access_token: tokens.access_token });
        const url = new URL('/oauth2/user_info', base);
        return toAccount(await readAccount(userInfo, url, { method: 'POST', body }));
      }),
  };
}

function toAccount({ user }: z.output<typeof userInfo>): ExternalAccount {
  return {
    provider: 'vk',
    id: String(user.user_id),
    firstName: user.first_name,
    lastName: user.last_name,
    avatarSrc: user.avatar ?? null,
    gender: user.sex === female ? 'female' : user.sex === male ? 'male' : null,
    birthday: user.birthday ?? null,
    email: user.email || null,
  };
}

/** Its id_token has no audience and would be rejected; its errors have status 200. */
async function fetchToken(url: string, options: object): Promise<Response> {
  const response = await fetch(url, options);
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return Response.json(null, { status: response.status });
  const { id_token: _unusable, ...rest } = { id_token: undefined, ...body };
  const status = 'error' in rest && response.ok ? 400 : response.status;
  return Response.json(rest, { status });
}
