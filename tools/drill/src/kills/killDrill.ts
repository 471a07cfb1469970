import { setTimeout as wait } from 'node:timers/promises';
import { type Act, importUndisturbed, type Lengths, type Play, playAct } from './acts.ts';
import { killKinds, killPlan } from './killPlan.ts';
import { type Ledger, lossesOf } from './ledger.ts';
import { startRacing } from './racing.ts';
import { randomOf } from './random.ts';
import { type Reader, type Readings, startReader } from './reader.ts';
import { openTheatre } from './theatre.ts';

export interface KillDrill {
  kills: number;
  /** The same seed gives the same kills at the same shares of an import's length. */
  seed: number;
  say: (line: string) => void;
}

export interface KillOutcome {
  /** Everything that was lost, doubled or half: none is the only good number. */
  losses: string[];
  readings: Readings;
}

// Locks of the dead lapse soon, so that the drill waits for them as the product does.
const lockMs = 1_500;
const lockPatienceMs = 20_000;

/** Kills processes of the built product at random moments of their writes and looks whether anything was lost. */
export async function killDrill({ kills, seed, say }: KillDrill): Promise<KillOutcome> {
  const random = randomOf(seed);
  const plan = killPlan(kills, random);
  const theatre = await openTheatre(lockMs);
  let reader: Reader | null = null;
  try {
    const racing = await startRacing(theatre);
    const ledger: Ledger = {
      decisions: new Set(),
      events: new Set([racing.id]),
      finishers: 0,
      counts: { imports: 0, decisions: 0, events: 0 },
    };
    const play = { theatre, racing, ledger, random };
    // The first start of a process is slower than any later one.
    await importUndisturbed(play);
    await racing.advance();
    let lengths = await importUndisturbed(play);
    say(`Seed ${seed}. Undisturbed, a task starts in ${lengths.start} ms and imports in ${lengths.import} ms.`);
    const losses: string[] = [];
    const acts: Act[] = [];
    const readings = { whole: 0, unavailable: 0 };
    for (const [index, kind] of plan.entries()) {
      if (await racing.advance()) {
        // Another race begins: its first import is undisturbed, so that there is a version to lose.
        await stopReading(reader, readings);
        reader = null;
        ledger.events.add(racing.id);
        Object.assign(ledger, { decisions: new Set(), finishers: 0 });
        await importUndisturbed(play);
        await racing.advance();
      }
      reader ??= startReader(`${theatre.address}/api/race/results/${racing.id}`);
      const act = await playAct(kind, { ...play, lengths });
      const after = await aftermath(play, reader);
      lengths = after.lengths ?? lengths;
      acts.push({ ...act, losses: after.losses });
      losses.push(...after.losses.map((loss) => `kill ${index + 1} (${kind}): ${loss}`));
      say(lineOf({ number: index + 1, kills }, act, ledger.finishers, after));
    }
    await stopReading(reader, readings);
    for (const line of tableOf(acts, readings, ledger)) say(line);
    return { losses, readings };
  } finally {
    await reader?.stop();
    await theatre.stop();
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
  /** Of the next import; `null` when it did not complete. */
  lengths: Lengths | null;
}

/** What is wrong right after the recovery, after the next import, and what a reader saw meanwhile. */
async function aftermath(play: Play, reader: Reader): Promise<Aftermath> {
  const { theatre, racing, ledger } = play;
  const seen = reader.versions;
  const recoveryMs = await theatre.recover();
  const most = await racing.finishers();
  const losses = await lossesOf(theatre, ledger, { race: racing.id, finishers: [ledger.finishers, most], seen });
  const next = await nextImport(play);
  if ('loss' in next) losses.push(next.loss);
  const { finishers } = ledger;
  losses.push(...(await lossesOf(theatre, ledger, { race: racing.id, finishers: [finishers, finishers], seen })));
  losses.push(...reader.complaints());
  return { losses, recoveryMs, lengths: 'loss' in next ? null : next };
}

/** The import that nobody disturbs: the lock of a dead process lapses first, and no lock is left at its end. */
async function nextImport(play: Play): Promise<Lengths | { loss: string }> {
  const { theatre, racing } = play;
  const isLocked = () => theatre.store.isLocked(racing.id);
  const deadline = Date.now() + lockPatienceMs;
  while ((await isLocked()) && Date.now() < deadline) await wait(50);
  try {
    const lengths = await importUndisturbed(play);
    return (await isLocked()) ? { loss: 'the race is still locked' } : lengths;
  } catch (error) {
    return { loss: `the next import did not complete: ${error instanceof Error ? error.message : String(error)}` };
  }
}

interface Place {
  number: number;
  kills: number;
}

function lineOf({ number, kills }: Place, act: Act, finishers: number, { losses, recoveryMs }: Aftermath): string {
  const place = `${String(number).padStart(String(kills).length)}/${kills}`;
  const moment = `at ${act.atMs} of ${act.lengthMs} ms`;
  const end =
    losses.length === 0 ? `well in ${recoveryMs} ms, whole, ${finishers} finishers` : `LOST: ${losses.join('; ')}`;
  return `${place}  ${act.kind.padEnd(16)} ${moment.padEnd(20)} ${act.outcome.padEnd(34)} ${end}`;
}

function tableOf(acts: readonly Act[], { whole, unavailable }: Readings, { counts }: Ledger): string[] {
  const rows = killKinds.flatMap((kind) => {
    const some = acts.filter((act) => act.kind === kind);
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
    `A reader was answered ${whole} times with a whole version, ${unavailable} times with 503.`,
  ];
}
