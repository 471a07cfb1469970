import type { ExternalAccount } from '../../users/records/user.ts';

/** What one way to a provider and back keeps. */
export interface Attempt {
  state: string;
  /** The verifier of PKCE. */
  verifier: string;
}

/** A sign-in provider as this product uses it: once per sign-in, its tokens are dropped at once. */
export interface ProviderClient {
  /** The address of the provider's page. */
  location(attempt: Attempt): Promise<URL>;
  /** The account that signed in there. Throws ProviderRefused, ProviderUnavailable. */
  account(callback: URL, attempt: Attempt): Promise<ExternalAccount>;
}
