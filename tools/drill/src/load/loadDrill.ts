import { setTimeout as wait } from 'node:timers/promises';
import { raceResults } from '@otryv/contract/schemas';
import { listening } from '../kills/listening.ts';
import { send } from '../kills/send.ts';
import { openTestBed, type TestBed } from '../kills/testBed.ts';
import { signInReaders, writeMessages } from '../sockets/readers.ts';
import { type Crowd, mixedRequests } from './mixedRequests.ts';
import type { ProcessSecond } from './processWatch.ts';
import { addRace, race } from './readers.ts';
import { loadSteadily, type SteadyOutcome, shareOf } from './steadyLoad.ts';
import { watchProcess } from './watchProcess.ts';

export interface LoadDrill {
  /** Requests per second. */
  perSecond: number;
  seconds: number;
  log: (line: string) => void;
}

const lockMs = 60_000;
const accounts = 60;
const warmUpSeconds = 5;
const mostP99Ms = 100;
const mostBlockMs = 50;
const mostGrowth = 1.1;
/** Minute 2 of ten: before caches fill. */
const settledShare = 0.2;
const windowSeconds = 10;

/**
 * Sends two hundred mixed requests per second, as R1 requires; resolves to the failures. Jobs run in the same process,
 * as with `npm start`.
 */
export async function loadDrill({ perSecond, seconds, log }: LoadDrill): Promise<string[]> {
  const watch = await watchProcess();
  const testBed = await openTestBed(lockMs, {});
  try {
    await addRace(testBed);
    const server = await testBed.startServer({ ...watch.settings, JOBS: 'true' });
    await listening(server);
    const at = { ...testBed, address: server.address };
    const crowd = await gather(at);
    const port = Number(new URL(server.address).port);
    const next = mixedRequests(crowd);
    await loadSteadily({ port, perSecond, seconds: warmUpSeconds, next });
    const began = Date.now();
    const outcome = await loadSteadily({ port, perSecond, seconds, next });
    await wait(1_000);
    const measured = (await watch.seconds()).filter(({ at: moment }) => moment > began);
    server.kill('SIGTERM');
    await server.ended;
    return judge(outcome, measured, { seconds, log });
  } finally {
    await testBed.stop();
    await watch.stop();
  }
}

/** Prepares signed-in accounts with messages, and a judge with rows to decide about. */
async function gather(testBed: TestBed): Promise<Crowd> {
  const [judge, ...readers] = await signInReaders(testBed, accounts + 1);
  if (!judge) throw new Error('No account is signed in.');
  await testBed.run('user', 'role', judge.username, 'admin');
  await writeMessages(testBed, readers, ['Первое', 'Второе', 'Третье']);
  // It is official by now, and would accept no decision.
  await send(testBed.address, {
    method: 'PUT',
    path: `/api/race/results/${race}/state`,
    accessToken: judge.token,
    body: { state: 'provisional', reason: 'A drill decides about it' },
  });
  const { event } = raceResults.parse(await (await fetch(`${testBed.address}/api/race/results/${race}`)).json());
  return { judge, readers, rowIds: event.results.slice(0, 40).map(({ _id }) => _id) };
}

function judge(
  outcome: SteadyOutcome,
  measured: readonly ProcessSecond[],
  { seconds, log }: Pick<LoadDrill, 'seconds' | 'log'>,
): string[] {
  const settledAt = Math.floor(measured.length * settledShare);
  const [settled, last] = [
    meanRss(measured.slice(settledAt, settledAt + windowSeconds)),
    meanRss(measured.slice(-windowSeconds)),
  ];
  const growth = last / settled;
  const block = Math.max(...measured.map(({ longestBlockMs }) => longestBlockMs));
  const p99 = shareOf(outcome, 0.99);
  const errors = [...outcome.errors].reduce((sum, [, count]) => sum + count, 0);
  log(`${outcome.answers} requests in ${seconds} s, ${errors} errors.`);
  log(
    `p50 ${shareOf(outcome, 0.5)} ms, p95 ${shareOf(outcome, 0.95)} ms, p99 ${p99} ms, longest ${shareOf(outcome, 1)} ms.`,
  );
  log(`RSS ${megabytes(settled)} MB after a fifth of it, ${megabytes(last)} MB at the end: × ${growth.toFixed(2)}.`);
  log(
    `The longest block of the event loop took ${block} ms; ${measured.filter(({ longestBlockMs }) => longestBlockMs > mostBlockMs).length} of ${measured.length} seconds had one of more than ${mostBlockMs} ms.`,
  );
  return [
    ...[...outcome.errors].map(([error, count]) => `${count} × ${error}`),
    ...(p99 < mostP99Ms ? [] : [`p99 is ${p99} ms, not below ${mostP99Ms}`]),
    ...(growth <= mostGrowth ? [] : [`RSS grew to ${growth.toFixed(2)} of its earlier size`]),
    ...(block <= mostBlockMs ? [] : [`the event loop was blocked for ${block} ms`]),
  ];
}

function meanRss(seconds: readonly ProcessSecond[]): number {
  return seconds.reduce((sum, { rssBytes }) => sum + rssBytes, 0) / seconds.length;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
