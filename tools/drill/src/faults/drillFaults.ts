import { type CommandResult, command } from '@otryv/local-stack';
import type { PlantedFault } from './plantedFault.ts';
import { plantedFaults } from './plantedFaults.ts';
import { type Clone, throwawayClone } from './throwawayClone.ts';

/** Applies each planted fault in a throw-away clone and runs its detector there; returns the number of undetected ones. */
export async function drillFaults(log: (line: string) => void): Promise<number> {
  const clone = await throwawayClone();
  let missed = 0;
  try {
    await prepare(clone);
    for (const fault of plantedFaults) {
      const began = performance.now();
      const reason = await miss(clone, fault);
      if (reason) missed += 1;
      const took = `${((performance.now() - began) / 1000).toFixed(0)} s`;
      const by = 'file' in fault.by ? fault.by.file : (fault.by.only ?? fault.by.stage);
      log(`${reason ? 'MISSED' : 'caught'}  ${fault.area}: ${fault.name}, by ${by}  ${took}`);
      if (reason) log(reason);
    }
  } finally {
    await clone.remove();
  }
  log(`\n${plantedFaults.length - missed} of ${plantedFaults.length} faults caught.`);
  return missed;
}

/** Installs and builds the dependencies of test files. */
async function prepare(clone: Clone): Promise<void> {
  const args = ['node', 'tools/bootstrap.mjs', 'tools/packages/src/main.ts'];
  const { code, output } = await command(args, { folder: clone.folder });
  if (code !== 0) throw new Error(`The clone cannot be built:\n${output}`);
}

/** Returns why the planted fault was not detected; `null` if it was. */
async function miss(clone: Clone, { path, from, to, by }: PlantedFault): Promise<string | null> {
  await clone.replace(path, from, to);
  const result =
    'file' in by
      ? await command(['node', 'tools/bootstrap.mjs', '--bin', 'vitest', 'run', '--project', by.project, by.file], {
          folder: clone.folder,
          env: { NO_COLOR: '1' },
        })
      : await command(['npm', 'test', '--', '--stage', by.stage, ...(by.only ? [by.only] : [])], {
          folder: clone.folder,
        });
  await clone.restore();
  const isCaught = 'file' in by ? isRedTest(result) : isRedStage(result, by.stage, by.expects);
  return isCaught ? null : `code ${result.code}\n${result.output.slice(-2000)}`;
}

/** Whether a test failed, as opposed to a file that could not be loaded. */
function isRedTest({ code, output }: CommandResult): boolean {
  return code !== 0 && /^ *Tests +\d+ failed/m.test(output);
}

function isRedStage({ code, output }: CommandResult, stage: string, expects: RegExp): boolean {
  const red = [...output.matchAll(/^(\S.*?) +FAILED /gm)].map(([, name]) => name);
  return code !== 0 && red.includes(stage) && expects.test(output);
}
