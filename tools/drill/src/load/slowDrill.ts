import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestBed } from '../kills/testBed.ts';
import { addRace, loadWith, race } from './readers.ts';

export interface SlowDrill {
  /** Number of slow clients, of three kinds. */
  clients: number;
  log: (line: string) => void;
}

const lockMs = 60_000;
const usual = { connections: 20, rate: 10, seconds: 10 };
const requestTimeoutMs = 20_000;
const patienceMs = requestTimeoutMs + 10_000;
const head = 'HTTP/1.1\r\nHost: a\r\n';

/** Clients that send or read too slowly to ever end: their first bytes, and those of each second. */
const kinds = [
  { name: 'headers', first: `GET /api/race/results/${race} ${head}`, next: 'X: y\r\n', reads: true },
  {
    name: 'bodies',
    first: `POST /api/race/events ${head}Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n`,
    next: ' ',
    reads: true,
  },
  // Many responses, none of which is read.
  { name: 'reading', first: `GET /api/race/results/${race} ${head}\r\n`.repeat(50), next: '', reads: false },
] as const;

/**
 * Holds many slow connections and checks their effect on readers, and that slow requests are ended; resolves to the
 * failures.
 */
export async function slowDrill({ clients, log }: SlowDrill): Promise<string[]> {
  const testBed = await openTestBed(lockMs);
  try {
    await addRace(testBed);
    const { address } = testBed;
    await loadWith({ ...usual, address, seconds: 3 });
    const before = await loadWith({ ...usual, address });
    const slow = Array.from({ length: clients }, (_, index) =>
      slowClient(address, index, kinds[index % kinds.length] ?? kinds[0]),
    );
    await wait(1_000);
    const during = await loadWith({ ...usual, address });
    log(`p99 ${before.p99Ms} ms alone, ${during.p99Ms} ms beside ${clients} slow clients.`);
    const left = await waitingSenders(slow);
    const answered = slow.filter(({ answer }) => / 408 /.test(answer())).length;
    log(`${answered} slow requests got a 408; ${left} are still held after ${patienceMs / 1000} s.`);
    for (const { socket } of slow) socket.destroy();
    const others = Object.keys(during.statuses).filter((status) => status !== '200');
    return [
      ...(during.p99Ms > Math.max(before.p99Ms * 2, before.p99Ms + 5)
        ? [`p99 is ${during.p99Ms} ms, was ${before.p99Ms} ms`]
        : []),
      ...(others.length + during.broken > 0 ? [`readers got ${others.join()} and ${during.broken} cut responses`] : []),
      ...(left > 0 ? [`${left} slow requests are held forever`] : []),
    ];
  } finally {
    await testBed.stop();
  }
}

interface SlowClient {
  socket: Socket;
  sends: boolean;
  answer: () => string;
}

function slowClient(address: string, place: number, { first, next, reads }: (typeof kinds)[number]): SlowClient {
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' });
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('connect', () => socket.write(first));
  if (reads) socket.on('data', (bytes) => (answer += String(bytes)));
  else socket.pause();
  // Not in step: real clients are not, and a thousand simultaneous writes would delay this process as well.
  const sending = setInterval(() => next && socket.writable && socket.write(next), 800 + (place % 400));
  socket.on('close', () => clearInterval(sending));
  return { socket, sends: reads, answer: () => answer };
}

/** Counts senders that the server still holds after every request should have arrived. */
async function waitingSenders(clients: readonly SlowClient[]): Promise<number> {
  const held = () => clients.filter(({ socket, sends }) => sends && !socket.destroyed).length;
  for (let waited = 0; waited < patienceMs && held() > 0; waited += 500) await wait(500);
  return held();
}
