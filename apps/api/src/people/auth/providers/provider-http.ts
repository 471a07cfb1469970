import {
  AuthorizationResponseError,
  allowInsecureRequests,
  type ClientAuth,
  ClientError,
  Configuration,
  ResponseBodyError,
} from 'openid-client';
import type * as z from 'zod/mini';
import { DomainError } from '../../../kernel/errors/domain-error.ts';
import { secondMs } from '../../../kernel/time-units.ts';
import { ProviderRefused, ProviderUnavailable } from './providers.errors.ts';

const timeoutS = 10;
const serverFault = 500;
const noAnswer = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT']);

/** Builds the configuration of a provider without OpenID discovery; permits plain HTTP for a stand-in only. */
export function configurationOf(
  base: string,
  paths: { authorize: string; token: string },
  clientId: string,
  authentication: ClientAuth,
): Configuration {
  const server = {
    issuer: base,
    authorization_endpoint: new URL(paths.authorize, base).href,
    token_endpoint: new URL(paths.token, base).href,
  };
  const configuration = new Configuration(server, clientId, undefined, authentication);
  configuration.timeout = timeoutS;
  if (base.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

/** Reads a response about the user. Throws ProviderRefused for a response of another shape, ProviderUnavailable for none. */
export async function readAccount<Schema extends z.ZodMiniType>(
  schema: Schema,
  url: URL,
  init: RequestInit,
): Promise<z.output<Schema>> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutS * secondMs) }).catch(
    (cause: unknown) => {
      throw new ProviderUnavailable(cause);
    },
  );
  if (response.status >= serverFault) throw new ProviderUnavailable(response.status);
  const { data, error } = schema.safeParse(await response.json().catch(() => null));
  if (!data) throw new ProviderRefused(error);
  return data;
}

/** Exchanges a code. Throws ProviderRefused if the provider rejects it, ProviderUnavailable if it does not respond. */
export async function exchange<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw isRejection(error) ? new ProviderRefused(error) : new ProviderUnavailable(error);
  }
}

/** Whether the provider responded, and not with a server error. */
function isRejection(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return true;
  if (error instanceof ResponseBodyError) return error.status < serverFault;
  if (!(error instanceof ClientError)) return false;
  const { cause, code } = error;
  if (cause instanceof Response) return cause.status < serverFault;
  return code !== undefined && !noAnswer.has(code);
}
