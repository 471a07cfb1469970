import { setTimeout as wait } from 'node:timers/promises';
import { startPayments } from '@otryv/provider-simulator';
import { deadTransactionMs } from './deadTransaction.ts';
import { startJudging } from './judging.ts';
import { killKinds, killPlan } from './killPlan.ts';
import { type Ledger, lossesOf } from './ledger.ts';
import { startPaying } from './paying.ts';
import { startRacing } from './racing.ts';
import { randomOf } from './random.ts';
import { type Reader, type Readings, startReader } from './reader.ts';
import { importUndisturbed, type Lengths, runScenario, type Scenario, type ScenarioInput } from './scenarios.ts';
import { openTestBed, unlimited } from './testBed.ts';

export interface KillDrill {
  kills: number;
  /** Seed; the same one yields the same kills at the same shares of an import's duration. */
  seed: number;
  log: (line: string) => void;
}

export interface KillOutcome {
  /** Lost, duplicated or partial data; empty on success. */
  losses: string[];
  readings: Readings;
}

// Locks of dead processes expire soon, so that the drill waits for them as the product does.
const lockMs = 1_500;
const lockPatienceMs = 20_000;

/** Kills processes of the built product at random moments of their writes and checks for data loss. */
export async function killDrill({ kills, seed, log }: KillDrill): Promise<KillOutcome> {
  const random = randomOf(seed);
  const plan = killPlan(kills, random);
  const payments = await startPayments();
  const testBed = await openTestBed(lockMs, { ...unlimited, ...payments.settings });
  let reader: Reader | null = null;
  try {
    const racing = await startRacing(testBed);
    const ledger: Ledger = {
      decisions: new Set(),
      reasons: new Set(),
      events: new Set([racing.id]),
      finishers: 0,
      counts: { imports: 0, decisions: 0, events: 0 },
    };
    const paying = await startPaying(testBed, payments);
    const undisturbed = { testBed, racing, ledger };
    // The first start of a process is slower than any later one.
    await importUndisturbed(undisturbed);
    const play = { ...undisturbed, paying, judging: await startJudging(testBed, racing.id, random), random };
    await racing.advance();
    let lengths = await importUndisturbed(play);
    log(`Seed ${seed}. Undisturbed, a task starts in ${lengths.start} ms and imports in ${lengths.import} ms.`);
    const losses: string[] = [];
    const scenarios: Scenario[] = [];
    const readings = { whole: 0, unavailable: 0 };
    for (const [index, kind] of plan.entries()) {
      if (await racing.advance()) {
        // Another race begins: its first import is undisturbed, so that there is a version to lose.
        await stopReading(reader, readings);
        reader = null;
        ledger.events.add(racing.id);
        Object.assign(ledger, { decisions: new Set(), reasons: new Set(), finishers: 0 });
        await importUndisturbed(play);
        await racing.advance();
      }
      reader ??= startReader(`${testBed.address}/api/race/results/${racing.id}`);
      const act = await runScenario(kind, { ...play, lengths });
      const after = await aftermath(play, reader);
      // An outage must be returned as `database_unavailable` or another code that states what to do.
      if (act.outcome.includes('unexpected')) after.losses.push('the outage was reported as an unexpected error');
      lengths = after.lengths ?? lengths;
      scenarios.push({ ...act, losses: after.losses });
      losses.push(...after.losses.map((loss) => `kill ${index + 1} (${kind}): ${loss}`));
      log(lineOf({ number: index + 1, kills }, act, ledger.finishers, after));
    }
    await stopReading(reader, readings);
    for (const line of tableOf(scenarios, readings, ledger)) log(line);
    return { losses, readings };
  } finally {
    await reader?.stop();
    await testBed.stop();
    await payments.close();
  }
}

async function stopReading(reader: Reader | null, sum: Readings): Promise<void> {
  await reader?.stop();
  sum.whole += reader?.readings.whole ?? 0;
  sum.unavailable += reader?.readings.unavailable ?? 0;
}

interface Aftermath {
  losses: string[];
  recoveryMs: number;
  /** Lengths of the next import; `null` if it did not complete. */
  lengths: Lengths | null;
}

/** Returns the failures right after the recovery, after the next import, and in concurrent reads. */
async function aftermath(play: ScenarioInput, reader: Reader): Promise<Aftermath> {
  const { testBed, racing, paying, ledger } = play;
  const seen = reader.versions;
  const recoveryMs = await testBed.recover();
  const most = await racing.finishers();
  const losses = await lossesOf(testBed, ledger, { race: racing.id, finishers: [ledger.finishers, most], seen });
  losses.push(...(await paying.losses()));
  const next = await nextImport(play);
  if ('loss' in next) losses.push(next.loss);
  const { finishers } = ledger;
  losses.push(...(await lossesOf(testBed, ledger, { race: racing.id, finishers: [finishers, finishers], seen })));
  losses.push(...reader.complaints());
  return { losses, recoveryMs, lengths: 'loss' in next ? null : next };
}

/** Runs an undisturbed import: the lock of a dead process expires first, and no lock remains at its end. */
async function nextImport(play: ScenarioInput): Promise<Lengths | { loss: string }> {
  const { testBed, racing } = play;
  const isLocked = () => testBed.store.isLocked(racing.id);
  const deadline = Date.now() + lockPatienceMs;
  while ((await isLocked()) && Date.now() < deadline) await wait(50);
  try {
    const lengths = await onceAvailable(() => importUndisturbed(play));
    return (await isLocked()) ? { loss: 'the race is still locked' } : lengths;
  } catch (error) {
    return { loss: `the next import did not complete: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Retries requests that the database rejects, as the error message instructs. */
async function onceAvailable<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const deadline = Date.now() + deadTransactionMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isRefused = error instanceof Error && error.message.includes('database_unavailable');
      if (!isRefused || Date.now() > deadline) throw error;
      await wait(1000);
    }
  }
}

interface Place {
  number: number;
  kills: number;
}

function lineOf({ number, kills }: Place, act: Scenario, finishers: number, { losses, recoveryMs }: Aftermath): string {
  const place = `${String(number).padStart(String(kills).length)}/${kills}`;
  const moment = `at ${act.atMs} of ${act.lengthMs} ms`;
  const end =
    losses.length === 0 ? `well in ${recoveryMs} ms, whole, ${finishers} finishers` : `LOST: ${losses.join('; ')}`;
  return `${place}  ${act.kind.padEnd(16)} ${moment.padEnd(20)} ${act.outcome.padEnd(34)} ${end}`;
}

function tableOf(scenarios: readonly Scenario[], { whole, unavailable }: Readings, { counts }: Ledger): string[] {
  const rows = killKinds.flatMap((kind) => {
    const some = scenarios.filter((act) => act.kind === kind);
    if (some.length === 0) return [];
    const counts = [...Map.groupBy(some, ({ outcome }) => outcome.replace(/:.*/, ''))].map(
      ([outcome, { length }]) => `${length} ${outcome}`,
    );
    const lost = some.filter(({ losses }) => losses.length > 0).length;
    return [`${kind.padEnd(16)} ${String(some.length).padStart(4)} kills  ${lost} with a loss  (${counts.join(', ')})`];
  });
  return [
    '',
    ...rows,
    `Acknowledged: ${counts.imports} imports, ${counts.decisions} decisions, ${counts.events} events added.`,
    `A reader got ${whole} complete versions and ${unavailable} 503 responses.`,
  ];
}
