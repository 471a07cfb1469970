import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  calculatePKCECodeChallenge,
} from 'openid-client';
import * as z from 'zod/mini';
import type { ExternalAccount } from '../../users/records/user.ts';
import type { Attempt, ProviderClient } from './provider-client.ts';
import { configurationOf, exchange, readAccount } from './provider-http.ts';
import { ProviderRefused } from './providers.errors.ts';

export interface YandexOptions {
  base: string;
  infoBase: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

const info = z.object({
  id: z.string(),
  client_id: z.string(),
  first_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  default_email: z.nullish(z.string()),
  sex: z.nullish(z.string()),
  birthday: z.nullish(z.string()),
  is_avatar_empty: z.nullish(z.boolean()),
  default_avatar_id: z.nullish(z.string()),
});

/** Client of Yandex ID: OAuth 2.0 with PKCE and a secret. */
export function yandex({ base, infoBase, clientId, clientSecret, redirectUri }: YandexOptions): ProviderClient {
  const paths = { authorize: '/authorize', token: '/token' };
  const configuration = configurationOf(base, paths, clientId, ClientSecretBasic(clientSecret));

  return {
    buildLocation: async ({ state, verifier }) =>
      buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }),
    fetchAccount: (callback, { state, verifier }: Attempt) =>
      exchange(async () => {
        const checks = { pkceCodeVerifier: verifier, expectedState: state };
        const tokens = await authorizationCodeGrant(configuration, callback, checks);
        const headers = { authorization: `OAuth ${tokens.access_token}` };
        const response = await readAccount(info, new URL('/info?format=json', infoBase), { headers });
        // A token of another application gets a response here too.
        if (response.client_id !== clientId) throw new ProviderRefused();
        return toAccount(response);
      }),
  };
}

function toAccount(response: z.output<typeof info>): ExternalAccount {
  const { id, sex, default_avatar_id: avatar, is_avatar_empty: isEmpty } = response;
  return {
    provider: 'yandex',
    id,
    firstName: response.first_name ?? '',
    lastName: response.last_name ?? '',
    avatarSrc: avatar && !isEmpty ? `https://avatars.yandex.net/get-yapic/${avatar}/islands-retina-50` : null,
    gender: sex === 'male' || sex === 'female' ? sex : null,
    birthday: response.birthday ?? null,
    email: response.default_email ?? null,
  };
}
