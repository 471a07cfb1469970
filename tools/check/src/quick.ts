import { changedNow } from './changes.ts';
import { whole } from './counts.ts';
import { cyclesInSources } from './folderCycles.ts';
import { type Chosen, chooseTests } from './nearestTests.ts';
import { roomsOf } from './roomsOf.ts';
import { runStages } from './runStages.ts';
import { sourceGraph } from './sourceGraph.ts';
import type { Stage } from './stage.ts';
import { stages } from './stages.ts';
import { expectedSeconds } from './testTimes.ts';
import { vitest } from './vitest.ts';

/** Maximum time that a developer waits. */
const budgetSeconds = 90;
/** Startup of Vitest, and the usual delay of a machine. */
const reserveSeconds = 12;
/** Seconds of test files that two workers complete per second: loading modules takes the rest of their time. */
const testSecondsPerSecond = 0.7;

/**
 * `npm run check:quick`: format, lint, types, layers and import cycles between folders, and, unless `--static`, the
 * nearest tests for the remaining time. `--static` reports every red gate.
 */
export async function checkQuickly(isStatic: boolean): Promise<number> {
  const began = performance.now();
  const changed = changedNow();
  if (changed.length === 0) console.log('Nothing has changed.');
  const there = changed.filter(({ isDeleted }) => !isDeleted).map(({ file }) => file);
  const code = await runStages(staticStages(there), { continues: isStatic, remembers: false });
  if (code !== 0 || changed.length === 0 || isStatic) return code;

  const left = budgetSeconds - reserveSeconds - (performance.now() - began) / 1000;
  const chosen = chooseTests({
    // Tests import what is compiled from a catalogue.
    changed: changed.map(({ file }) => file.replace(/\.icu\.json$/, '.ts')),
    graph: sourceGraph(),
    seconds: expectedSeconds(),
    budgetSeconds: left * testSecondsPerSecond,
  });
  logLeftOut(chosen);
  if (chosen.run.length === 0) return 0;
  return runStages([{ name: 'nearest tests', cores: 2, seconds: left, run: (context) => vitest(context, chosen.run) }]);
}

function staticStages(files: readonly string[]): Stage[] {
  const checked = files.filter((file) => /\.(tsx?|mjs|css|json|md|html)$/.test(file));
  // A change may break a rule where its types are used: usually its whole rooms are linted.
  const linted = process.env.CHECK_LINT === 'changed' ? files.filter((file) => /\.tsx?$/.test(file)) : roomsOf(files);
  const isOfEverything = ({ name }: Stage) => ['types', 'layers'].includes(name);
  return [
    ...stages.filter(isOfEverything),
    folders,
    ...(checked.length > 0 ? [biome(checked)] : []),
    ...(linted.length > 0 ? [oxlint(linted)] : []),
  ];
}

const folders: Stage = {
  name: 'folders',
  cores: 1,
  seconds: 1,
  run: async () => {
    const cycles = cyclesInSources(sourceGraph());
    return whole({ code: cycles.length, output: cycles.join('\n') });
  },
};

function biome(files: readonly string[]): Stage {
  const args = ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files];
  return { name: 'format and lint', cores: 1, seconds: 2, run: async ({ command }) => whole(await command(args)) };
}

function oxlint(paths: readonly string[]): Stage {
  const args = ['oxlint', '--type-aware', '--deny-warnings', ...paths];
  return { name: 'typed lint', cores: 1, seconds: 15, run: async ({ command }) => whole(await command(args)) };
}

function logLeftOut({ run: chosen, leftOut }: Chosen): void {
  if (leftOut.length === 0) return;
  const folders = new Map<string, number>();
  for (const file of leftOut) {
    const folder = file.split('/').slice(0, 4).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  const most = [...folders].toSorted(([, a], [, b]) => b - a).slice(0, 10);
  console.log(`\n${chosen.length} test files run, ${leftOut.length} that the change reaches are left for npm test:`);
  for (const [folder, count] of most) console.log(`  ${folder} (${count})`);
  if (folders.size > most.length) console.log(`  and ${folders.size - most.length} more folders`);
}
