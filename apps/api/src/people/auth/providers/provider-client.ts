import type { ExternalAccount } from '../../users/records/user.ts';

/** Secrets of one attempt at a provider. */
export interface Attempt {
  state: string;
  /** PKCE verifier. */
  verifier: string;
}

/** Sign-in provider as used by this product: once per sign-in; its tokens are dropped immediately. */
export interface ProviderClient {
  /** Returns the address of the provider's page. */
  buildLocation(attempt: Attempt): Promise<URL>;
  /** Returns the account that signed in there. Throws ProviderRefused, ProviderUnavailable. */
  fetchAccount(callback: URL, attempt: Attempt): Promise<ExternalAccount>;
}
