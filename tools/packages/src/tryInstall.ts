import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, root } from '@otryv/local-stack';
import { packages } from './names.ts';
import type { Registry } from './registry.ts';

/** Installs all that was published into an empty project by each of the package managers, and imports it. */
export async function tryInstall({ npmrc }: Registry, say: (line: string) => void): Promise<void> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const names = packages.map((name) => `@otryv/${name}`);
  const managers = { npm: ['npm', 'install', '--no-audit', '--no-fund'], pnpm: ['npx', '-y', packageManager, 'add'] };
  const home = await mkdtemp(join(tmpdir(), 'otryv-installed-'));
  try {
    for (const [name, words] of Object.entries(managers)) {
      const folder = join(home, name);
      await mkdir(folder);
      await writeFile(join(folder, '.npmrc'), npmrc);
      await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'club', private: true, type: 'module' }));
      const began = performance.now();
      await done([...words, ...names, 'react', 'react-dom'], folder);
      const program = names.map((one) => `await import('${one}');`).join('\n');
      await done([process.execPath, '--input-type=module', '-e', program], folder);
      say(`${name} installed them in ${((performance.now() - began) / 1000).toFixed(0)} s, and Node imports each.`);
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

async function done(words: string[], folder: string): Promise<void> {
  const { code, output } = await command(words, { folder });
  if (code !== 0) throw new Error(`${words.slice(0, 3).join(' ')} failed:\n${output}`);
}
