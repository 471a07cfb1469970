import { setTimeout as wait } from 'node:timers/promises';
import { addAccounts, signIn } from '../kills/accounts.ts';
import { listening } from '../kills/listening.ts';
import { randomOf } from '../kills/random.ts';
import type { ServerVictim } from '../kills/testBed.ts';
import { openTestBed, unlimited } from '../kills/testBed.ts';
import { type FaultKind, faultKinds } from './faultKinds.ts';
import { type FaultProxy, startFaultProxy } from './faultProxy.ts';
import { type Write, type Writer, writerAt } from './writer.ts';

export interface StoreDrill {
  /** Number of injections per kind of error. */
  times: number;
  /** Kinds of errors; all by default. */
  kinds?: readonly FaultKind[];
  seed: number;
  log: (line: string) => void;
}

export interface StoreOutcome {
  /** Wrong responses, lost writes and failed recoveries; empty on success. */
  faults: string[];
}

interface Turn {
  kind: FaultKind;
  outcome: string;
  faults: string[];
  /** Number of times the write was sent to the database. */
  sent: number;
  ms: number;
  recoveryMs: number;
}

const lockMs = 1_500;
const login = 'drill-writer';
/** The change streams of a server have a connection each; the rest is for requests. */
const smallPool = '&maxPoolSize=6';
const together = 30;
const recoveryMs = 20_000;
/**
 * The driver sends a write once more. A transaction is run twice: its write, and its commit three times, each sent once
 * more.
 */
const mostSent = { single: 2, transaction: 14 };

/** Breaks the connection of a server to its database in each of the ways of R6 and checks the outcome of its writes. */
export async function storeDrill({ times, kinds = faultKinds, seed, log }: StoreDrill): Promise<StoreOutcome> {
  const random = randomOf(seed);
  const testBed = await openTestBed(lockMs, unlimited);
  const proxy = await startFaultProxy(new URL(testBed.databaseUri));
  const servers: ServerVictim[] = [];
  const serve = async (options?: string) => {
    const server = await testBed.startServer({ JOBS: 'false', MONGODB_URI: proxy.uri(options) });
    servers.push(server);
    await listening(server);
    return server.address;
  };
  try {
    const password = (await addAccounts(testBed, [login])).get(login) ?? '';
    const [wide, narrow] = [await serve(), await serve(smallPool)];
    const turns: Turn[] = [];
    for (const kind of kinds) {
      const address = kind === 'pool exhausted' ? narrow : wide;
      const writer = writerAt(address, testBed.store, await signIn(address, login, password), login);
      for (let turn = 0; turn < times; turn += 1) {
        // An address may register a few accounts an hour.
        await testBed.store.forgetAttempts();
        const one =
          kind === 'pool exhausted'
            ? await exhaust(proxy, writer)
            : await breakOne(kind, { proxy, writer, random, turn });
        turns.push(one);
        log(lineOf(one));
      }
    }
    for (const line of tableOf(turns)) log(line);
    return { faults: turns.flatMap(({ kind, faults }) => faults.map((fault) => `${kind}: ${fault}`)) };
  } finally {
    for (const server of servers) server.kill();
    await proxy.close();
    await testBed.stop();
  }
}

interface Play {
  proxy: FaultProxy;
  writer: Writer;
  random: () => number;
  turn: number;
}

/**
 * Breaks the first attempt of one write, or every attempt: alone, unique, or in a transaction at its write or its
 * commit.
 */
async function breakOne(kind: FaultKind, { proxy, writer, random, turn }: Play): Promise<Turn> {
  const isAlone = random() < 0.5;
  const isUnique = kind === 'duplicate key';
  const write = isUnique ? writer.unique() : isAlone ? writer.alone() : writer.inTransaction();
  // A commit has no keys.
  const skipped = isAlone || isUnique || random() < 0.5 ? 0 : 1;
  proxy.arm(kind, { skipped, times: turn % 2 === 0 ? 1 : Number.POSITIVE_INFINITY });
  const began = Date.now();
  const answer = await write.send();
  const ms = Date.now() - began;
  const sent = proxy.disarm();
  const most = isAlone ? mostSent.single : mostSent.transaction;
  const faults = [...(await faultsOf(write, answer)), ...(sent > most ? [`a write was sent ${sent} times`] : [])];
  const after = await recovered(writer);
  return {
    kind,
    outcome: `${answer.status} ${answer.code}`.trim(),
    sent,
    ms,
    ...after,
    faults: [...faults, ...after.faults],
  };
}

/** Sends many slow writes concurrently over few connections. */
async function exhaust(proxy: FaultProxy, writer: Writer): Promise<Turn> {
  const writes = Array.from({ length: together }, (_, index) => writer.alone(index));
  proxy.arm('pool exhausted', { skipped: 0, times: Number.POSITIVE_INFINITY });
  const began = Date.now();
  const answers = await Promise.all(writes.map((write) => write.send()));
  const ms = Date.now() - began;
  const sent = proxy.disarm();
  const faults = (await Promise.all(writes.map((write, index) => faultsOf(write, answers[index] ?? noAnswer)))).flat();
  const counts = [...Map.groupBy(answers, ({ status }) => status)].map(
    ([status, { length }]) => `${length} of ${status}`,
  );
  const after = await recovered(writer);
  const all = sent > together * mostSent.single ? [`${together} writes were sent ${sent} times`] : [];
  return {
    kind: 'pool exhausted',
    outcome: counts.join(', '),
    sent,
    ms,
    ...after,
    faults: [...faults, ...all, ...after.faults],
  };
}

const noAnswer = { status: 0, code: '' };

async function faultsOf(write: Write, { status, code }: { status: number; code: string }): Promise<string[]> {
  if (status >= 200 && status < 300) return (await write.isStored()) ? [] : ['a write was acknowledged but is missing'];
  const isExplained = (status === 503 || status === 409) && code !== '';
  return isExplained ? [] : [`a failed write got the response ${status} ${code}`];
}

/** Whether the next writes succeed, and soon. */
async function recovered(writer: Writer): Promise<{ faults: string[]; recoveryMs: number }> {
  const began = Date.now();
  for (;;) {
    const write = writer.inTransaction();
    const { status } = await write.send();
    const took = Date.now() - began;
    if (status === 200 && took <= recoveryMs) {
      const lost = (await write.isStored()) ? [] : ['a later write is lost'];
      return { recoveryMs: took, faults: [...lost, ...(await writer.misreadings())] };
    }
    if (took > recoveryMs) return { recoveryMs: took, faults: [`not recovered after ${took} ms: ${status}`] };
    await wait(100);
  }
}

function lineOf({ kind, outcome, sent, ms, recoveryMs: after, faults }: Turn): string {
  const end = faults.length === 0 ? `recovered in ${after} ms` : `WRONG: ${faults.join('; ')}`;
  return `${kind.padEnd(16)} ${outcome.padEnd(28)} in ${String(ms).padStart(5)} ms, sent ${sent} times, ${end}`;
}

function tableOf(turns: readonly Turn[]): string[] {
  const rows = [...Map.groupBy(turns, ({ kind }) => kind)].map(([kind, some]) => {
    const wrong = some.filter(({ faults }) => faults.length > 0).length;
    const outcomes = [...Map.groupBy(some, ({ outcome }) => outcome)].map(
      ([each, { length }]) => `${length} × ${each}`,
    );
    return `${kind.padEnd(16)} ${String(some.length).padStart(4)} faults  ${wrong} wrong  (${outcomes.join('; ')})`;
  });
  const slowest = Math.max(...turns.map(({ recoveryMs: after }) => after));
  return ['', ...rows, `The slowest recovery took ${slowest} ms.`];
}
