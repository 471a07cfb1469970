import { clockSkew } from '@otryv/race';
import { type Fragment, fragmentOf } from './fragment.ts';

const timeoutMs = 10_000;
const retryMs = 1_000;
const msPerSecond = 1_000;
const mostAtOnce = 4;

/** Why nothing can be shown; `isLate` if the portal timed out. */
export class NoFragment extends Error {
  readonly isLate: boolean;
  /** Delay before the next request to the portal. */
  readonly waitMs: number;

  constructor(isLate: boolean, waitMs = retryMs) {
    super('No fragment');
    this.isLate = isLate;
    this.waitMs = waitMs;
  }
}

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Requests an embed from the server, with one retry after an error. Limits a page to four concurrent requests: it may
 * have twenty embeds. Rejects with NoFragment, or with the reason of the signal.
 */
export async function askForFragment(url: string, signal?: AbortSignal): Promise<Fragment> {
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await attempt(url, signal).catch(async (error: unknown) => {
      if (error instanceof NoFragment && error.isLate) throw error;
      signal?.throwIfAborted();
      await new Promise((go) => setTimeout(go, error instanceof NoFragment ? error.waitMs : 0));
      return attempt(url, signal);
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

async function attempt(url: string, signal?: AbortSignal): Promise<Fragment> {
  signal?.throwIfAborted();
  const request = new AbortController();
  let isLate = false;
  let waitMs = retryMs;
  const timer = setTimeout(() => {
    isLate = true;
    request.abort();
  }, timeoutMs);
  const abort = () => request.abort();
  signal?.addEventListener('abort', abort);
  try {
    // The browser revalidates its cache by ETag: a custom header would require a preflight for each request.
    // biome-ignore lint/plugin: It measures the clock of the device.
    const sentAt = Date.now();
    const response = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal: request.signal });
    // biome-ignore lint/plugin: It measures the clock of the device.
    const skew = isAged(response) ? null : clockSkew(response.headers.get('date'), { sentAt, receivedAt: Date.now() });
    // A missing object also has a fragment, with a message.
    const fragment = response.ok || response.status === 404 ? fragmentOf(await response.text(), skew) : null;
    if (fragment) return fragment;
    const waitS = Number(response.headers.get('retry-after')) || 0;
    waitMs = Math.min(Math.max(retryMs, waitS * msPerSecond), timeoutMs);
  } catch {
    signal?.throwIfAborted();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
  throw new NoFragment(isLate, waitMs);
}

/** Whether a cache between kept the response: its date is that of an earlier moment. */
function isAged({ headers }: Response): boolean {
  return Number(headers.get('age')) > 0;
}
