import type { OpenPath, OpenResponse, PagedPath, ReadArgument } from './endpoints.ts';
import { type Attempts, fetchWithRetries } from './fetchWithRetries.ts';
import { OtryvError } from './OtryvError.ts';
import { ResponseCache } from './ResponseCache.ts';
import { type UrlParts, urlOf } from './urlOf.ts';

export interface ClientOptions {
  /** Base URL of the portal, e.g. `https://otryv.example`. */
  baseUrl: string;
  /** An organizer's key: publishable in pages, secret on servers only. */
  key?: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /** Timeout of one attempt; 10,000 by default. */
  timeoutMs?: number;
  /** Number of retries after a transient failure; 2 by default. */
  retries?: number;
  /** Number of responses kept for revalidation by ETag; 100 by default, 0 disables the cache. */
  cachedResponses?: number;
}

export interface Client {
  /** Reads an endpoint by its path. An unchanged response is the same object as before. Throws OtryvError. */
  get: <Path extends OpenPath>(path: Path, ...argument: ReadArgument<Path>) => Promise<OpenResponse<Path>>;
  /**
   * Iterates over the pages of a list, fetching each one lazily by cursor: rows added meanwhile cause neither
   * duplicates nor gaps. Throws OtryvError.
   */
  pages: <Path extends PagedPath>(path: Path, ...argument: ReadArgument<Path>) => AsyncGenerator<OpenResponse<Path>>;
}

type Request = UrlParts & { signal?: AbortSignal | undefined };

/** Creates a client for a portal's public reads. Reuse one client for all calls: it holds their cache. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, key, retries = 2, timeoutMs = 10_000, cachedResponses = 100 } = options;
  const attempts: Attempts = { fetch: options.fetch ?? ((...words) => fetch(...words)), retries, timeoutMs };
  const cache = new ResponseCache(cachedResponses);
  const base = baseUrl.replace(/\/+$/, '');

  async function read<Body>(path: string, request: Request): Promise<Body> {
    const url = base + urlOf(path, request);
    const cached = cache.get(url);
    const headers: Record<string, string> = {
      ...(cached && { 'if-none-match': cached.etag }),
      ...(key !== undefined && { 'otryv-key': key }),
    };
    const response = await fetchWithRetries(url, headers, attempts, request.signal);
    if (cached && response.status === 304) return cached.body as Body;
    const body = await bodyOf(response, request.signal);
    const etag = response.headers.get('etag');
    if (etag !== null) cache.set(url, { etag, body });
    return body as Body;
  }

  // Portals older than cursors return none.
  async function* pagesOf<Page extends { nextCursor?: string | null }>(path: string, request: Request) {
    let response = await read<Page>(path, request);
    yield response;
    while (response.nextCursor) {
      response = await read<Page>(path, { ...request, query: { ...request.query, cursor: response.nextCursor } });
      yield response;
    }
  }

  return {
    get: (path, ...[request]) => read(path, request ?? {}),
    pages: (path, ...[request]) => pagesOf(path, request ?? {}),
  };
}

async function bodyOf(response: Response, signal?: AbortSignal): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  try {
    if (type.startsWith('application/json')) return await response.json();
    return type.startsWith('text/') ? await response.text() : new Uint8Array(await response.arrayBuffer());
  } catch {
    signal?.throwIfAborted();
    throw new OtryvError('network', 'The response was cut short', response.status);
  }
}
