import { type Fragment, fragmentOf } from './fragment.ts';

const timeoutMs = 10_000;
const retryMs = 1_000;
const msPerSecond = 1_000;
const mostAtOnce = 4;

/** Why nothing can be shown; `isLate` where the portal did not answer in time. */
export class NoFragment extends Error {
  readonly isLate: boolean;
  /** How long to wait before the portal is asked again. */
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
 * Asks the server for an embed, once more where it answers with an error. Four are asked for at a time: a page may have twenty.
 * Rejects with NoFragment, or with the reason of the signal.
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
    // The browser compares by the ETag of what it has kept: a header of our own would need a preflight each time.
    const response = await fetch(url, { cache: 'no-cache', credentials: 'omit', signal: request.signal });
    // A missing object has a fragment as well, which says so.
    const fragment = response.ok || response.status === 404 ? fragmentOf(await response.text()) : null;
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
