/** A fault for requests with a matching path (with query). */
export interface Fault {
  /** A part of the path, or a regular expression in the way `new RegExp` takes it. */
  readonly path: string;
  /** Only requests of this method; any without. */
  readonly method?: string;
  readonly status?: number;
  /** Seconds for the Retry-After header. */
  readonly retryAfter?: number;
  /** How many requests are hit; all when it is left out. */
  readonly times?: number;
  readonly delayMs?: number;
  /** The request comes so much later by the clock of the world, without a wait. */
  readonly laterMs?: number;
  /** The request is never answered. */
  readonly hang?: boolean;
  /** The request is carried out, and the connection breaks before its answer. */
  readonly lost?: boolean;
  /** The answer is JSON that stops in the middle. */
  readonly garbage?: boolean;
  /** JSON of another shape with status 200, as of a gateway. */
  readonly stranger?: boolean;
  /** A page of HTML with status 200, as of a gateway; the request is not carried out. */
  readonly page?: boolean;
  /** A list answer loses its second half. */
  readonly halfPage?: boolean;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The first fault that fits this path; one of its times is used up. */
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

/** A list answer without its second half; other answers as they are. */
export function truncated(payload: unknown): unknown {
  if (Array.isArray(payload)) return payload.slice(0, Math.floor(payload.length / 2));
  if (payload === null || typeof payload !== 'object') return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [key, Array.isArray(value) ? truncated(value) : value]),
  );
}
