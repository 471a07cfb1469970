import { errorOf, OtryvError } from './OtryvError.ts';

export interface Attempts {
  fetch: typeof fetch;
  timeoutMs: number;
  retries: number;
}

const passing = new Set([429, 502, 503, 504]);
const firstDelayMs = 500;
/** For longer waits, failing is more useful to the caller. */
const longestDelayS = 30;

/**
 * Sends a read and retries transient failures: no connection, too many requests, an unavailable server. Resolves to a
 * success or a 304. Throws OtryvError, or the reason of an aborted signal.
 */
export async function fetchWithRetries(
  url: string,
  headers: Record<string, string>,
  { fetch, timeoutMs, retries }: Attempts,
  signal?: AbortSignal,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }).catch(
      () => null,
    );
    signal?.throwIfAborted();
    if (response && (response.ok || response.status === 304)) return response;
    const error = response ? await errorOf(response) : new OtryvError('network', 'No response', 0);
    const delayMs = error.retryAfterS === null ? firstDelayMs * 2 ** attempt : error.retryAfterS * 1000;
    const isPassing = error.status === 0 || passing.has(error.status);
    if (!isPassing || attempt >= retries || delayMs > longestDelayS * 1000) throw error;
    await delay(delayMs, signal);
  }
}

function delay(ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
