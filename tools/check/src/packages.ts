import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CommandResult, root } from '@otryv/local-stack';
import { faultsOfLicences, faultsOfTarballs, tarballsIn } from '@otryv/packages';
import { type Outcome, whole } from './counts.ts';
import type { StageContext } from './stage.ts';

const esm = ['--profile', 'esm-only', '--format', 'ascii'];

/** Folder for the packed tarballs. */
export const packedFolder = join(root, 'node_modules', '.cache', 'otryv', 'packed');

/** Builds and packs all publishable packages. */
export async function pack(command: StageContext['command']): Promise<CommandResult> {
  await rm(packedFolder, { recursive: true, force: true });
  await mkdir(packedFolder, { recursive: true });
  return command(['node', '--conditions=@otryv/source', 'tools/packages/src/main.ts', packedFolder]);
}

/** Checks the tarballs: their files, types, sizes and licences, and that their exports match `api-surface.txt`. */
export async function packagesStage({ command }: StageContext): Promise<Outcome> {
  const tarballs = (await readdir(packedFolder)).filter((file) => file.endsWith('.tgz'));
  if (tarballs.length === 0) return whole({ code: 1, output: `There is no package in ${packedFolder}.` });

  const own = (...args: string[]) => command(['node', '--conditions=@otryv/source', ...args]);
  const results: CommandResult[] = [await own('tools/packages/src/sizes.ts', '--check')];
  for (const name of tarballs) {
    const tarball = join(packedFolder, name);
    const sheets = /^otryv-(ui|tables|forms)-/.test(name)
      ? ['--exclude-entrypoints', 'styles.css', 'styles.isolated.css']
      : [];
    results.push(await command(['publint', 'run', '--strict', tarball]));
    results.push(await command(['attw', tarball, ...esm, ...sheets]));
  }
  results.push(await own('tools/packages/src/surface.ts', '--check'));
  const contents = [...(await faultsOfTarballs(await tarballsIn(packedFolder))), ...(await faultsOfLicences())];
  results.push({ code: contents.length, output: contents.join('\n') });
  const faults = results.filter(({ code }) => code !== 0);
  return whole({ code: faults.length, output: faults.map(({ output }) => output).join('\n') });
}
