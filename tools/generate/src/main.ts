import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { component } from './component.ts';
import { module } from './module.ts';
import type { Plan } from './plan.ts';
import { write } from './write.ts';

const root = resolve(import.meta.dirname, '../../..');
const generators: Record<string, (name: string) => Plan> = { component, module };

const [kind = '', name = ''] = process.argv.slice(2);
const generator = generators[kind];
if (!generator || !name) {
  console.error('Say what to make: npm run new:component -- MedalRank, or npm run new:module -- teams.');
  process.exit(2);
}
try {
  const paths = await write(root, generator(name));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', ...paths], {
    cwd: root,
  });
  console.log(`${paths.join('\n')}\n\nIts last test fails: begin there.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
