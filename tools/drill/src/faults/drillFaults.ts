import { command } from '@otryv/local-stack';
import { type PlantedFault, plantedFaults } from './plantedFaults.ts';
import { type Clone, throwawayClone } from './throwawayClone.ts';

/** Plants each fault in a throw-away clone and sees whether `npm test` turns red there; answers how many were missed. */
export async function drillFaults(say: (line: string) => void): Promise<number> {
  const clone = await throwawayClone();
  let missed = 0;
  try {
    for (const fault of plantedFaults) {
      const began = Date.now();
      const reason = await miss(clone, fault);
      if (reason) missed += 1;
      const took = `${((Date.now() - began) / 1000).toFixed(0)} s`;
      say(
        `${reason ? 'MISSED' : 'caught'}  ${fault.name}, by ${fault.isWhole ? 'the whole run in ' : ''}${fault.stage}  ${took}`,
      );
      if (reason) say(reason);
    }
  } finally {
    await clone.remove();
  }
  say(`\n${plantedFaults.length - missed} of ${plantedFaults.length} faults caught.`);
  return missed;
}

/** Why the fault got through; `null` when it was caught. */
async function miss(clone: Clone, { path, from, to, stage, expects, isWhole }: PlantedFault): Promise<string | null> {
  await clone.replace(path, from, to);
  const words = isWhole ? ['npm', 'test'] : ['npm', 'test', '--', '--stage', stage];
  const { code, output } = await command(words, { folder: clone.folder });
  await clone.restore();

  const red = [...output.matchAll(/^(\S.*?) +FAILED /gm)].map(([, name]) => name);
  if (code !== 0 && red.includes(stage) && expects.test(output)) return null;
  return `code ${code}, red: ${red.join(', ') || 'nothing'}; wanted ${stage} to say ${expects}\n${output.slice(-2000)}`;
}
