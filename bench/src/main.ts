import { parseArgs } from 'node:util';
import { installPeers } from './install.ts';
import type { Line } from './measuring/goal.ts';
import type { RoundsWanted } from './measuring/rounds.ts';
import { writeReadme } from './readme.ts';

/** Yields its lines as they are measured; the long bench accepts a smaller number of rounds. */
export type Bench = (log: (line: string) => void, wanted?: RoundsWanted) => AsyncIterable<Line>;

// Each is imported in turn, because the peers must be installed before.
const benches: Record<string, () => Promise<{ bench: Bench }>> = {
  engine: () => import('./engine/engine.ts'),
  series: () => import('./series/series.ts'),
  http: () => import('./http/http.ts'),
  metrics: () => import('./metrics/metrics.ts'),
  tables: () => import('./tables/tables.ts'),
  route: () => import('./route/route.ts'),
  embed: () => import('./embed/embed.ts'),
  lighthouse: () => import('./lighthouse/lighthouse.ts'),
  forms: () => import('./forms/forms.ts'),
  sockets: () => import('./sockets/sockets.ts'),
  lists: () => import('./lists/lists.ts'),
  import: () => import('./import/import.ts'),
  riders: () => import('./riders/riders.ts'),
  rating: () => import('./rating/rating.ts'),
};

const mostLines = 12;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false }, rounds: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. Benches: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (rounds !== undefined && (!(rounds >= 1) || values.write)) {
  console.error('--rounds takes a number from 1 up and is for a look: its lines are not written.');
  process.exit(2);
}

installPeers(note);
for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
  try {
    await run(name);
  } catch (error) {
    // The others may still be measured.
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(`${name} broke: ${lines.slice(0, mostLines).join('\n')}`);
    process.exitCode = 1;
  }
}
process.exit();

async function run(name: string): Promise<void> {
  const loaded = await benches[name]?.();
  if (!loaded) return;
  console.log(`\n${name}`);
  const lines: Line[] = [];
  for await (const line of loaded.bench(note, rounds === undefined ? {} : { rounds, warmUps: 0 })) {
    lines.push(line);
    print(line);
  }
  if (values.write) await writeReadme(name, lines);
}

function note(line: string): void {
  console.error(`  … ${line}`);
}

function print({ goal, what, ours, peer, ratio, verdict }: Line): void {
  const cells = [goal.padEnd(4), what.padEnd(62), ours.padStart(11), peer.padStart(11), ratio.padStart(17)];
  console.log(`${cells.join('  ')}  ${verdict === 'info' ? '' : verdict}`);
}
