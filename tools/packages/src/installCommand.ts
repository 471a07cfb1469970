import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import type { Registry } from './registry.ts';
import { flagsOf } from './registrySettings.ts';

export type Manager = 'npm' | 'pnpm';

/** Returns the command that installs the named packages into a project with the registry's `.npmrc`. */
export async function installCommand(
  manager: Manager,
  { address }: Pick<Registry, 'address'>,
  names: readonly string[],
): Promise<[string, ...string[]]> {
  if (manager === 'npm') return ['npm', 'install', '--no-audit', '--no-fund', ...flagsOf(address), ...names];
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return ['npx', '-y', packageManager, 'add', ...names];
}
