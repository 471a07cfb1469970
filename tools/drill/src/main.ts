import { parseArgs } from 'node:util';
import { build, explain } from '@otryv/local-stack';
import { restoreDrill } from './backup/restoreDrill.ts';
import { clockNames, clocksDrill } from './clocks/clocksDrill.ts';
import { drillFaults } from './faults/drillFaults.ts';
import { floodDrill } from './flood/floodDrill.ts';
import { fuzzDrill } from './fuzz/fuzzDrill.ts';
import { killDrill } from './kills/killDrill.ts';
import { randomOf } from './kills/random.ts';
import { burstDrill } from './load/burstDrill.ts';
import { loadDrill } from './load/loadDrill.ts';
import { shutdownDrill } from './load/shutdownDrill.ts';
import { slowDrill } from './load/slowDrill.ts';
import { mailingDrill } from './mailings/mailingDrill.ts';
import { refoldDrill } from './refold/refoldDrill.ts';
import { socketsDrill } from './sockets/socketsDrill.ts';
import { startDrill } from './starts/startDrill.ts';
import { faultKinds } from './storeFaults/faultKinds.ts';
import { storeDrill } from './storeFaults/storeDrill.ts';
import { upgradeDrill } from './upgrade/upgradeDrill.ts';

const usage = `npm run drill -- kill [--times 50] [--seed N]
npm run drill -- start [--times 20] [--seed N]
npm run drill -- load [--seconds 600] [--rate 200]
npm run drill -- burst [--seconds 30]
npm run drill -- slow [--clients 1000]
npm run drill -- shutdown [--times 50] [--seed N]
npm run drill -- sockets [--clients 5000] [--seconds 600]
npm run drill -- mailing [--clients 10000] [--times 20] [--seed N]
npm run drill -- store [--times 50] [--kind "not primary"] [--seed N]
npm run drill -- restore [--rows 1000000]
npm run drill -- fuzz [--times 50000] [--seed N]
npm run drill -- flood [--times 10000]
npm run drill -- clocks [--kind "leap day"] [--seed N]
npm run drill -- refold
npm run drill -- upgrade [--from HEAD~1]
npm run drill -- faults`;
const log = (line: string) => console.log(line);
const longestFirstStartMs = 32_000;
/** A season has races for some 150 kills. */
const killsPerSeason = 100;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string' },
    kills: { type: 'string' },
    kind: { type: 'string' },
    seed: { type: 'string' },
    seconds: { type: 'string' },
    clients: { type: 'string' },
    rows: { type: 'string' },
    rate: { type: 'string' },
    from: { type: 'string' },
  },
});
const seed = number(values.seed, Date.now() % 1_000_000);
const drills: Record<string, () => Promise<readonly string[]>> = {
  kill: () => killInTurns(number(values.kills ?? values.times, 50)),
  start: () => startDrill({ rounds: chanceRounds(number(values.times, 20)), log }),
  load: () => loadDrill({ perSecond: number(values.rate, 200), seconds: number(values.seconds, 600), log }),
  burst: () => burstDrill({ seconds: number(values.seconds, 30), log }),
  slow: () => slowDrill({ clients: number(values.clients, 1_000), log }),
  shutdown: () => shutdownDrill({ times: number(values.times, 50), seed, log }),
  sockets: () => socketsDrill({ clients: number(values.clients, 5_000), seconds: number(values.seconds, 600), log }),
  mailing: async () => {
    const [receivers, kills] = [number(values.clients, 10_000), number(values.times, 20)];
    return (await mailingDrill({ receivers, kills, seed, log })).losses;
  },
  store: async () => {
    const kinds = faultKinds.filter((kind) => kind === (oneOf(faultKinds, values.kind) ?? kind));
    return (await storeDrill({ times: number(values.times, 50), kinds, seed, log })).faults;
  },
  restore: () => restoreDrill({ rows: number(values.rows, 1_000_000), log }),
  fuzz: () => fuzzDrill({ requests: number(values.times, 50_000), seed, log }),
  flood: () => floodDrill({ calls: number(values.times, 10_000), log }),
  refold: () => refoldDrill({ log }),
  upgrade: () => upgradeDrill({ from: values.from ?? 'HEAD~1', log }),
  clocks: () => clocksDrill({ name: oneOf(clockNames, values.kind), seed, log }),
  faults: async () => Array.from({ length: await drillFaults(log) }, () => 'a planted fault was missed'),
};

try {
  const drill = drills[positionals.join()];
  if (!drill) {
    console.error(usage);
    process.exit(2);
  }
  if (!['faults', 'fuzz', 'flood', 'clocks'].includes(positionals.join())) await build(log);
  const faults = await drill();
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function number(text: string | undefined, otherwise: number): number {
  const value = Number(text ?? otherwise);
  if (Number.isInteger(value) && value > 0) return value;
  console.error(usage);
  process.exit(2);
}

function oneOf(names: readonly string[], name: string | undefined): string | undefined {
  if (name === undefined || names.includes(name)) return name;
  console.error(`${usage}\n\n${names.join(', ')}`);
  process.exit(2);
}

/** Kills in several seasons, each as many times as it has races for. */
async function killInTurns(kills: number): Promise<string[]> {
  const losses: string[] = [];
  for (let done = 0; done < kills; done += killsPerSeason) {
    const turn = { kills: Math.min(killsPerSeason, kills - done), seed: seed + done, log };
    losses.push(...(await killDrill(turn)).losses);
  }
  return losses;
}

/** Returns the given number of kills at random moments, two per folder. */
function chanceRounds(times: number): { afterMs: number }[][] {
  log(`Seed ${seed}.`);
  const random = randomOf(seed);
  const points = Array.from({ length: times }, () => ({ afterMs: random() * longestFirstStartMs }));
  return Array.from({ length: Math.ceil(times / 2) }, (_, round) => points.slice(round * 2, round * 2 + 2));
}
