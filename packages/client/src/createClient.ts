import type { OpenPath, OpenResponse, PagedPath, ReadArgument } from './endpoints.ts';
import { type Attempts, fetchWithRetries } from './fetchWithRetries.ts';
import { OtryvError } from './OtryvError.ts';
import { ResponseCache } from './ResponseCache.ts';
import { type UrlParts, urlOf } from './urlOf.ts';

export interface ClientOptions {
  /** The address of the portal, e.g. `https://otryv.example`. */
  baseUrl: string;
  /** A key of an organizer: a publishable one in pages, a secret one on servers alone. */
  key?: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /** Of one attempt; 10,000 by default. */
  timeoutMs?: number;
  /** How many times a read that failed for a passing reason is repeated; 2 by default. */
  retries?: number;
  /** How many responses are kept, to be asked for again by their ETag; 100 by default, 0 for none. */
  cachedResponses?: number;
}

export interface Client {
  /**
   * Reads an endpoint by its path. A response that has not changed is the same object as the last time. Throws OtryvError.
   */
  get: <Path extends OpenPath>(path: Path, ...argument: ReadArgument<Path>) => Promise<OpenResponse<Path>>;
  /**
   * The pages of a list, each read when the loop arrives at it, by cursors: rows that come meanwhile neither repeat others nor
   * hide them. Throws OtryvError.
   */
  pages: <Path extends PagedPath>(path: Path, ...argument: ReadArgument<Path>) => AsyncGenerator<OpenResponse<Path>>;
}

type Request = UrlParts & { signal?: AbortSignal | undefined };

/** A client of the public reads of a portal. Keep one for all calls: it holds their cache. */
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

  // A portal from before cursors answers without one.
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
