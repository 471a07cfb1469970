import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandResult } from '@otryv/local-stack';
import { command } from './command.ts';
import { type Outcome, whole } from './counts.ts';

const esm = ['--profile', 'esm-only', '--format', 'ascii'];

interface Packed extends CommandResult {
  /** The folder of the tarballs. */
  folder: string;
}

let packed: Promise<Packed> | undefined;

/** Builds and packs all that would be published, once per run. */
export function pack(): Promise<Packed> {
  packed ??= packNow();
  return packed;
}

async function packNow(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-packed-'));
  const result = await command(['node', '--conditions=@otryv/source', 'tools/packages/src/main.ts', folder]);
  return { ...result, folder };
}

/** Checks that what would be published is whole, has types that resolve, and weighs what it may. */
export async function packagesStage(): Promise<Outcome> {
  const built = await pack();
  const tarballs = built.output.split('\n').filter((line) => line.endsWith('.tgz'));
  if (built.code !== 0 || tarballs.length === 0) return whole({ ...built, code: built.code || 1 });

  const results: CommandResult[] = [await command(['size-limit'])];
  for (const tarball of tarballs) {
    const sheets = /otryv-(ui|tables|forms)-/.test(tarball)
      ? ['--exclude-entrypoints', 'styles.css', 'styles.isolated.css']
      : [];
    results.push(await command(['publint', 'run', '--strict', tarball]));
    results.push(await command(['attw', tarball, ...esm, ...sheets]));
  }
  const faults = results.filter(({ code }) => code !== 0);
  return whole({ code: faults.length, output: faults.map(({ output }) => output).join('\n') });
}
