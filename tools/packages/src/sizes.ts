import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, root } from '@otryv/local-stack';
import { buildPackage } from './buildPackage.ts';
import { packages } from './names.ts';
import { type Measured, withSizes, wrongSizes } from './sizeLine.ts';

// Builds the packages, measures them and writes the sizes into their READMEs; `--check` compares those with the existing
// build, and the existing build with the limits.
const isCheck = process.argv.includes('--check');
if (!isCheck) for (const name of packages) await buildPackage(name);
const { output } = await command([join(root, 'node_modules/.bin/size-limit'), '--json'], { folder: root });
const measured: (Measured & { passed: boolean })[] = JSON.parse(output.slice(output.indexOf('[')));
const faults = measured
  .filter(({ passed }) => !passed)
  .map(({ name, size }) => `${name}: ${size} bytes are over the limit of .size-limit.json.`);
for (const name of packages) {
  const file = join(root, 'packages', name, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const sizes = measured.filter((one) => one.name === name || one.name.startsWith(`${name}: `));
  if (!isCheck) writeFileSync(file, withSizes(readme, sizes));
  else
    faults.push(
      ...wrongSizes(readme, sizes).map((wrong) => `packages/${name}/README.md: ${wrong}. Run npm run build:sizes.`),
    );
}
if (isCheck && faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
