/** Injected fault for requests with a matching path (with query). */
export interface Fault {
  /** Part of the path, or a regular expression as for `new RegExp`. */
  readonly path: string;
  /** Request method; any if omitted. */
  readonly method?: string;
  readonly status?: number;
  /** Seconds for the Retry-After header. */
  readonly retryAfter?: number;
  /** Number of affected requests; all if omitted. */
  readonly times?: number;
  readonly delayMs?: number;
  /** Delay of the request by the clock of the world, without waiting. */
  readonly laterMs?: number;
  /** Whether the request never gets a response. */
  readonly hang?: boolean;
  /** Whether the request is executed, but the connection breaks before its response. */
  readonly lost?: boolean;
  /** Whether the response is truncated JSON. */
  readonly garbage?: boolean;
  /** Whether the response is JSON of another shape with status 200, as from a gateway. */
  readonly stranger?: boolean;
  /** Whether the response is an HTML page with status 200, as from a gateway; the request is not executed. */
  readonly page?: boolean;
  /** Whether a list response loses its second half. */
  readonly halfPage?: boolean;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Returns the first injected fault that matches this path, using up one of its times. */
  take(path: string, method?: string): Fault | null;
}

export function createFaults(): Faults {
  let orders: { fault: Fault; left: number }[] = [];
  return {
    add: (fault) => {
      orders.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clear: () => {
      orders = [];
    },
    take: (path, method = 'GET') => {
      const order = orders.find(
        ({ fault, left }) => left > 0 && (fault.method ?? method) === method && fits(fault.path, path),
      );
      if (!order) return null;
      order.left -= 1;
      return order.fault;
    },
  };
}

function fits(pattern: string, path: string): boolean {
  if (path.includes(pattern)) return true;
  try {
    return new RegExp(pattern).test(path);
  } catch {
    return false;
  }
}

/** Returns a list response without its second half; other responses unchanged. */
export function truncated(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.slice(0, Math.floor(payload.length / 2));
  if (payload === null || typeof payload !== 'object') return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, Array.isArray(value) ? truncated(value) : value]),
  );
}
