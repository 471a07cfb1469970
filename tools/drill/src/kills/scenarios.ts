import { setTimeout as wait } from 'node:timers/promises';
import { ERROR_CODES } from '@otryv/contract';
import { decide, takeDecision } from './decisions.ts';
import type { Judging } from './judging.ts';
import type { KillKind } from './killPlan.ts';
import type { Ledger } from './ledger.ts';
import type { Paying } from './paying.ts';
import type { Racing } from './racing.ts';
import type { TestBed } from './testBed.ts';
import type { Victim, VictimOutcome } from './victim.ts';

/** One kill and its outcome. */
export interface Scenario {
  kind: KillKind;
  /** Time of the kill after the work began. */
  atMs: number;
  /** Duration of such work when undisturbed. */
  lengthMs: number;
  /** Outcome of the work. */
  outcome: string;
  losses: string[];
}

/** Durations of undisturbed work, in ms. */
export interface Lengths {
  /** From the start of a task's process to its first write. */
  start: number;
  /** From the lock to the response. */
  import: number;
}

/** Environment of a scenario. */
export interface ScenarioInput {
  testBed: TestBed;
  racing: Racing;
  paying: Paying;
  judging: Judging;
  ledger: Ledger;
  random: () => number;
}

// Short work ends soon after its process has started: from a little before to as much after.
const around = 0.25;
const pollMs = 4;
const longestStartMs = 60_000;

/** Imports once undisturbed and measures the times; throws if the import fails. */
export async function importUndisturbed(play: Pick<ScenarioInput, 'testBed' | 'racing' | 'ledger'>): Promise<Lengths> {
  const { testBed, racing, ledger } = play;
  const spawned = Date.now();
  const task = testBed.task('result', 'import', String(racing.id));
  const begun = await beginning(play, task);
  const outcome = await task.ended;
  if (outcome.code !== 0) throw new Error(outcome.lines.join(' '));
  takeImport(ledger, outcome);
  const at = begun ?? outcome.reportedAt;
  return { start: at - spawned, import: outcome.reportedAt - at };
}

/** Kills once, at a random moment, and waits until the work has ended. */
export async function runScenario(kind: KillKind, play: ScenarioInput & { lengths: Lengths }): Promise<Scenario> {
  const { testBed, lengths, paying, judging, random } = play;
  const isShort = kind === 'mongod: decision' || kind === 'mongod: events';
  const ofServers: Partial<Record<KillKind, number>> = { payment: paying.lengthMs, category: judging.lengthMs };
  const lengthMs = isShort ? lengths.start : (ofServers[kind] ?? lengths.import);
  const share = isShort ? 1 - around + random() * 2 * around : random();
  const begun = await begin(kind, play);
  await wait(Math.max(0, begun.at + share * lengthMs - Date.now()));
  const atMs = Date.now() - begun.at;
  const hadEnded = !begun.victims.some((victim) => victim.isRunning());
  if (kind.startsWith('mongod')) testBed.killMongod();
  else for (const victim of begun.victims) victim.kill();
  const outcomes = await Promise.all(begun.victims.map(({ ended }) => ended));
  await begun.take(outcomes);
  return { kind, atMs, lengthMs, outcome: hadEnded ? 'ended before' : words(outcomes), losses: [] };
}

interface Begun {
  /** Start time of the work. */
  at: number;
  victims: Victim[];
  /** Records the acknowledged writes. */
  take: (outcomes: VictimOutcome[]) => void | Promise<void>;
}

async function begin(kind: KillKind, play: ScenarioInput): Promise<Begun> {
  const { testBed, racing, paying, judging, ledger } = play;
  if (kind === 'category') {
    const { at, victim, acknowledged } = await judging.begin(racing.id);
    return { at, victims: [victim], take: async () => takeChange(ledger, await acknowledged) };
  }
  if (kind === 'payment') {
    const { at, victim } = await paying.begin();
    return { at, victims: [victim], take: () => undefined };
  }
  if (kind === 'mongod: decision') {
    const at = Date.now();
    const task = await decide(play);
    return { at, victims: [task], take: ([outcome]) => outcome && takeDecision(play, outcome) };
  }
  if (kind === 'mongod: events') {
    const event = racing.nextToAdd();
    const sync = testBed.task('event', 'sync', String(racing.id));
    const add = event === null ? [] : [testBed.task('event', 'add', String(event))];
    return { at: Date.now(), victims: [sync, ...add], take: ([, added]) => takeEvent(play, event, added) };
  }
  if (kind === 'server') await testBed.store.makeDue(racing.id);
  const victim = kind === 'server' ? await testBed.startServer() : testBed.task('result', 'import', String(racing.id));
  const take = ([outcome]: VictimOutcome[]) => outcome && takeImport(ledger, outcome);
  return { at: (await beginning(play, victim)) ?? Date.now(), victims: [victim], take };
}

/** Returns when the import acquired its lock; `null` for one that ended between two polls. */
async function beginning(
  { testBed, racing }: Pick<ScenarioInput, 'testBed' | 'racing'>,
  victim: Victim,
): Promise<number | null> {
  const deadline = Date.now() + longestStartMs;
  while (victim.isRunning() && Date.now() < deadline) {
    if (await testBed.store.isLocked(racing.id)) return Date.now();
    await wait(pollMs);
  }
  const { code, lines } = victim.isRunning() ? { code: null, lines: ['it acquired no lock'] } : await victim.ended;
  if (code === 0) return null;
  throw new Error(`The import did not start: ${lines.join('\n')}`);
}

function takeEvent({ ledger, racing }: ScenarioInput, event: number | null, outcome: VictimOutcome | undefined): void {
  if (event === null || !outcome) return;
  const isThere = outcome.code === 0 || outcome.lines.some((line) => line.includes('event_known'));
  if (!isThere) {
    racing.addLater(event);
    return;
  }
  ledger.events.add(event);
  ledger.counts.events += 1;
}

function takeChange(ledger: Ledger, reason: string | null): void {
  if (reason === null) return;
  ledger.reasons.add(reason);
  ledger.counts.decisions += 1;
}

function takeImport(ledger: Ledger, { code, lines }: VictimOutcome): void {
  const match = /: (\d+) finished/.exec(lines.join(' '));
  if (code !== 0 || !match) return;
  ledger.finishers = Number(match[1]);
  ledger.counts.imports += 1;
}

function words(outcomes: readonly VictimOutcome[]): string {
  const one = ({ code, lines }: VictimOutcome) => {
    if (code === 0) return 'acknowledged';
    if (code === null) return 'killed';
    const known = ERROR_CODES.find((each) => lines.some((line) => line.includes(`${each}:`)));
    return `refused: ${known ?? 'did not start'}`;
  };
  return [...new Set(outcomes.map(one))].join(', ');
}
