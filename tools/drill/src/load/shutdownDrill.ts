import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@otryv/local-stack';
import { randomOf } from '../kills/random.ts';
import { openTestBed, type TestBed } from '../kills/testBed.ts';
import { addRace, race } from './readers.ts';

export interface ShutdownDrill {
  times: number;
  seed: number;
  log: (line: string) => void;
}

interface Stop {
  answers: number;
  /** Truncated responses, and requests on an open connection without any. */
  broken: string[];
  tookMs: number;
  code: number | null;
}

const lockMs = 60_000;
const readers = 24;
const longestLoadMs = 1_500;
const longestStopMs = 10_000;
const paths = [`/api/race/results/${race}`, '/api/race/events?started=true', '/api/assets/routes/all'];

/** Stops a server under load repeatedly and counts the failed requests; resolves to the failures. */
export async function shutdownDrill({ times, seed, log }: ShutdownDrill): Promise<string[]> {
  const random = randomOf(seed);
  const testBed = await openTestBed(lockMs);
  try {
    await addRace(testBed);
    const stops: Stop[] = [];
    for (let turn = 1; turn <= times; turn += 1) {
      const stop = await stopUnderLoad(testBed, 200 + random() * longestLoadMs);
      stops.push(stop);
      log(
        `${turn}: ${stop.answers} responses, ${stop.broken.length} cut, ended in ${stop.tookMs} ms (code ${stop.code}).`,
      );
    }
    const slowest = Math.max(...stops.map(({ tookMs }) => tookMs));
    const answers = stops.reduce((sum, stop) => sum + stop.answers, 0);
    const broken = stops.flatMap((stop) => stop.broken);
    log(`${times} stops: ${answers} responses, ${broken.length} cut, the slowest stop took ${slowest} ms.`);
    return [
      ...broken,
      ...(slowest > longestStopMs ? [`a stop took ${slowest} ms`] : []),
      ...stops.filter(({ code }) => code !== 0).map(({ code }) => `a stop ended with code ${code}`),
    ];
  } finally {
    await testBed.stop();
  }
}

async function stopUnderLoad(testBed: TestBed, loadMs: number): Promise<Stop> {
  const port = await freePort();
  const server = await testBed.startServer({ PORT: String(port), JOBS: 'false' });
  await untilWell(port, server.isRunning);
  const stop: Stop = { answers: 0, broken: [], tookMs: 0, code: null };
  let isOver = false;
  const reading = Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let turn = reader; !isOver; turn += 1) {
        const outcome = await askOnce(port, paths[turn % paths.length] ?? '', agent);
        if (outcome === 'answered') stop.answers += 1;
        else if (outcome === 'closed') break;
        else stop.broken.push(outcome);
      }
      agent.destroy();
    }),
  );
  // Every reader is connected before the stop, so that the stop happens under steady load, not at its beginning.
  while (stop.answers < readers * 4) await wait(20);
  await wait(loadMs);
  const began = Date.now();
  server.kill('SIGTERM');
  stop.code = (await server.ended).code;
  stop.tookMs = Date.now() - began;
  isOver = true;
  await reading;
  return stop;
}

/** Sends a request; resolves to a complete response, a rejected connection, or the broken part. */
function askOnce(port: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve(response.complete && response.statusCode === 200 ? 'answered' : `${path}: half`),
      );
      response.once('error', (error) => resolve(`${path}: ${error.message}`));
    });
    request.once('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
      resolve(
        isRefused ? 'closed' : `${path}: ${error.message}${request.reusedSocket ? ' on an open connection' : ''}`,
      );
    });
  });
}

async function untilWell(port: number, isRunning: () => boolean): Promise<void> {
  while (isRunning()) {
    const isWell = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) return;
    await wait(50);
  }
  throw new Error('The server did not start.');
}
