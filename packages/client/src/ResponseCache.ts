export interface CachedResponse {
  etag: string;
  body: unknown;
}

/** LRU cache of responses by URL, with a limited size. */
export class ResponseCache {
  readonly #responses = new Map<string, CachedResponse>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  get(url: string): CachedResponse | undefined {
    const found = this.#responses.get(url);
    if (found) this.set(url, found);
    return found;
  }

  set(url: string, response: CachedResponse): void {
    this.#responses.delete(url);
    this.#responses.set(url, response);
    for (const oldest of this.#responses.keys()) {
      if (this.#responses.size <= this.#size) return;
      this.#responses.delete(oldest);
    }
  }
}
