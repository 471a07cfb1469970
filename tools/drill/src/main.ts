import { parseArgs } from 'node:util';
import { build, explain } from '@otryv/local-stack';
import { drillFaults } from './faults/drillFaults.ts';
import { killDrill } from './kills/killDrill.ts';

const usage = 'npm run drill -- kill [--kills 50] [--seed N] | npm run drill -- faults';
const say = (line: string) => console.log(line);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { kills: { type: 'string', default: '50' }, seed: { type: 'string' } },
  });
  if (positionals.join() === 'faults') process.exit((await drillFaults(say)) === 0 ? 0 : 1);
  const kills = Number(values.kills);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (positionals.join() !== 'kill' || !Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
    console.error(usage);
    process.exit(2);
  }
  await build(say, (name) => name !== 'portal');
  const { losses } = await killDrill({ kills, seed, say });
  process.exit(losses.length === 0 ? 0 : 1);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
