import * as z from 'zod/mini';
import { secondMs } from '../../kernel/time-units.ts';

const timeoutMs = 10_000;
const [tooMany, unauthorized, forbidden, serverFault] = [429, 401, 403, 500];

/** Invalid response of a platform; `until` is the earliest time of the next request, if the response has one. */
export class PlatformFailed extends Error {
  constructor(
    message: string,
    readonly until: Date | null = null,
  ) {
    super(message);
  }
}

/** The token of the application is no longer valid. */
export class TokenDead extends Error {}

/** The daily quota of the platform is used up. */
export class QuotaExceeded extends Error {}

const rejection = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) });

/** Reads a response. Throws PlatformFailed, TokenDead, QuotaExceeded. */
export async function readPlatform<Schema extends z.ZodMiniType>(
  schema: Schema,
  url: URL,
  init: RequestInit = {},
): Promise<z.output<Schema>> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw new PlatformFailed(`no answer: ${String(cause)}`);
  });
  const body: unknown = await response.json().catch(() => null);
  const { status } = response;
  if (status === unauthorized) throw new TokenDead();
  if (status === forbidden && isQuota(body)) throw new QuotaExceeded();
  if (status === tooMany) throw new PlatformFailed('too many requests', resetOf(response.headers));
  if (status >= serverFault || !response.ok) throw new PlatformFailed(`status ${status}`);
  const { data, error } = schema.safeParse(body);
  if (data === undefined) throw new PlatformFailed(`another shape: ${error?.message ?? ''}`);
  return data;
}

function isQuota(body: unknown): boolean {
  const { data } = rejection.safeParse(body);
  return data?.error.errors.some(({ reason }) => reason === 'quotaExceeded') ?? false;
}

function resetOf(headers: Headers): Date | null {
  const seconds = Number(headers.get('ratelimit-reset'));
  return seconds > 0 ? new Date(seconds * secondMs) : null;
}
