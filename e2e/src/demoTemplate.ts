import { createHash } from 'node:crypto';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureTemplate, fillDemo, fillPast, quarterOf, root } from '@otryv/local-stack';
import { type ProductFolders, startProductIn } from './product.ts';

const sources = [
  'apps/api/src/**/*',
  'packages/{race,contract}/src/**/*',
  'tools/{demo-season,game-simulator,provider-simulator,local-stack}/src/**/*',
  'e2e/src/demoTemplate.ts',
  'pnpm-lock.yaml',
];

export interface DemoTemplate extends ProductFolders {
  /** Passwords by username. */
  passwords: ReadonlyMap<string, string>;
}

/**
 * Returns the data of a product with the demo season, created once for these sources and six hours: its races follow
 * the clock.
 */
export async function demoTemplate(): Promise<DemoTemplate> {
  const folder = await ensureTemplate(`demo-${await hashOfSources()}-${quarterOf(new Date())}`, fill);
  const passwords: [string, string][] = JSON.parse(await readFile(join(folder, 'passwords.json'), 'utf8'));
  return { ...foldersIn(folder), passwords: new Map(passwords) };
}

function foldersIn(folder: string): ProductFolders {
  return { data: join(folder, 'data'), database: join(folder, 'database') };
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) files.push(file);
  for (const file of files.toSorted()) {
    const path = join(root, file);
    if (/\.test\.tsx?$/.test(file) || !(await stat(path)).isFile()) continue;
    hash.update(`${file}\n`).update(await readFile(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Fills a product with the demo season without the months before it, and captures the printed passwords. */
async function fill(folder: string): Promise<void> {
  const product = await startProductIn(foldersIn(folder));
  try {
    const lines: string[] = [];
    await fillDemo(product.stack, (line) => lines.push(line));
    await fillPast({ ...product.stack, season: { ...product.stack.season, hasHistory: true } }, () => undefined);
    await product.task('statistics', 'count');
    const shown = lines.map((line) => /^ {2}(demo-\w+) +(\S+) /.exec(line));
    const passwords = shown.flatMap((found) => (found ? [[found[1], found[2]]] : []));
    await writeFile(join(folder, 'passwords.json'), JSON.stringify(passwords), { mode: 0o600 });
  } finally {
    await product.stop();
  }
}
