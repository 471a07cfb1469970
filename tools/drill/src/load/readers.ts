import autocannon from 'autocannon';
import type { TestBed } from '../kills/testBed.ts';

/** A race long over, with results. */
export const race = 5_100_001;

const paths = [
  `/api/race/results/${race}`,
  '/api/race/events?started=true',
  `/api/race/events/${race}`,
  '/api/assets/routes/all',
  '/api/assets/routes?ids=[3356878261]',
];

export interface Load {
  address: string;
  connections: number;
  seconds: number;
  /** Requests per second of each connection; unlimited if omitted. */
  rate?: number;
}

export interface Loaded {
  /** Number of responses by status. */
  statuses: Record<string, number>;
  answers: number;
  /** Broken connections and requests without a response within ten seconds. */
  broken: number;
  p99Ms: number;
}

/** Adds the race of the load to the product. */
export async function addRace({ run }: Pick<TestBed, 'run'>): Promise<void> {
  for (const args of [
    ['event', 'add', String(race)],
    ['result', 'import', String(race)],
  ]) {
    const { code, lines } = await run(...args);
    if (code !== 0) throw new Error(lines.join('\n'));
  }
}

// No reader returns: those of a burst stay rate-limited for a minute.
let readers = 0;

/**
 * Requests lists, events, protocols and the catalogue from many clients, each with a separate IP address behind a
 * proxy.
 */
export async function loadWith({ address, connections, seconds, rate }: Load): Promise<Loaded> {
  const result = await autocannon({
    url: address.replace('localhost', '127.0.0.1'),
    connections,
    duration: seconds,
    timeout: 10,
    ...(rate && { overallRate: rate * connections }),
    setupClient: (client) => {
      readers += 1;
      const headers = { 'accept-encoding': 'gzip, br', 'x-forwarded-for': `10.9.${readers >> 8}.${readers & 255}` };
      client.setRequests(paths.map((path) => ({ path, headers })));
    },
  });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, Number(count)]),
  );
  return { statuses, answers: result.requests.total, broken: result.errors, p99Ms: result.latency.p99 };
}

/** Whether p99 is back to normal, within the accuracy of a one-second window. */
export function isAsBefore(p99Ms: number, beforeMs: number): boolean {
  return p99Ms <= Math.max(beforeMs * 1.5, beforeMs + 10);
}
