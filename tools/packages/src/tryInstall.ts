import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '@otryv/local-stack';
import { installCommand } from './installCommand.ts';
import { packages } from './names.ts';
import type { Registry } from './registry.ts';
import { withoutRegistries } from './registrySettings.ts';

/** Installs all published packages into an empty project with each of the package managers, and imports their modules. */
export async function tryInstall(registry: Registry, log: (line: string) => void): Promise<void> {
  const names = packages.map((name) => `@otryv/${name}`);
  const home = await mkdtemp(join(tmpdir(), 'otryv-installed-'));
  try {
    for (const name of ['npm', 'pnpm'] as const) {
      const folder = join(home, name);
      await mkdir(folder);
      await writeFile(join(folder, '.npmrc'), registry.npmrc);
      await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'club', private: true, type: 'module' }));
      const began = performance.now();
      await done(await installCommand(name, registry, [...names, 'react', 'react-dom']), folder);
      const modules = await Promise.all(names.map((one) => modulesOf(folder, one)));
      const program = modules.flatMap((some) => some.map((one) => `await import('${one}');`)).join('\n');
      await done([process.execPath, '--input-type=module', '-e', program], folder);
      log(
        `${name} installed them in ${((performance.now() - began) / 1000).toFixed(0)} s, and Node imports all their modules.`,
      );
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Returns what an installed package exports to scripts: `@otryv/client`, `@otryv/client/rows`. */
async function modulesOf(folder: string, name: string): Promise<string[]> {
  const manifest = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string | { default: string }> };
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object' && target.default.endsWith('.js'))
    .map(([path]) => join(name, path));
}

async function done(args: readonly string[], folder: string): Promise<void> {
  const { code, output } = await command(args, { folder, env: withoutRegistries(process.env) });
  if (code !== 0) throw new Error(`${args.slice(0, 3).join(' ')} failed:\n${output}`);
}
