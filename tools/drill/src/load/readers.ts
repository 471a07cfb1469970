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
  /** Requests a second of each connection; as many as are answered when it is left out. */
  rate?: number;
}

export interface Loaded {
  /** How many answers had each status. */
  statuses: Record<string, number>;
  answers: number;
  /** Connections that broke and requests without an answer in ten seconds. */
  broken: number;
  p99Ms: number;
}

/** Puts the race of the load into the product. */
export async function addRace({ run }: Pick<TestBed, 'run'>): Promise<void> {
  for (const words of [
    ['event', 'add', String(race)],
    ['result', 'import', String(race)],
  ]) {
    const { code, lines } = await run(...words);
    if (code !== 0) throw new Error(lines.join('\n'));
  }
}

// No reader comes twice: those of a burst stay refused for a minute.
let readers = 0;

/** Many clients, each with an IP address of its own behind a proxy, request lists, events, protocols and the catalogue. */
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

/** Whether p99 is back to normal, within the accuracy of a window of a second. */
export function isAsBefore(p99Ms: number, beforeMs: number): boolean {
  return p99Ms <= Math.max(beforeMs * 1.5, beforeMs + 10);
}
