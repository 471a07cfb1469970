import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onceFor } from '../build.ts';
import { command } from '../command.ts';
import { root } from '../paths.ts';
import { StackProblem } from '../StackProblem.ts';
import { isForDevelopers } from './weight.ts';

/** Packages whose dependencies the API loads. */
const manifests = ['apps/api', 'packages/contract', 'packages/race'].map((folder) => `${folder}/package.json`);
const sources = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'patches',
  'tools/local-stack/src/distribution/weight.ts',
  ...manifests,
];

/**
 * Installs the API's third-party dependencies into `node_modules` of a folder, by the lockfile and without developer
 * files.
 */
export async function productionModules(folder: string, log: (line: string) => void): Promise<void> {
  const modules = join(folder, 'node_modules');
  await onceFor({ name: 'modules', sources, product: 'dist/node_modules/fastify' }, async () => {
    log('Installing the production modules …');
    // Next to the build cache, which is on the same disk as the result.
    const deployed = await mkdtemp(join(root, 'node_modules', '.cache', 'otryv', 'deployed-'));
    try {
      await deploy(deployed);
      await rm(modules, { recursive: true, force: true });
      await cp(join(deployed, 'node_modules'), modules, {
        recursive: true,
        filter: (path) => !isForDevelopers(path) && !isOfPnpm(path),
      });
      // Our own packages are copied from their builds.
      await rm(join(modules, '@otryv'), { recursive: true, force: true });
    } finally {
      await rm(deployed, { recursive: true, force: true });
    }
  });
}

/** Copies real folders instead of links, so that the result can be copied anywhere. */
async function deploy(folder: string): Promise<void> {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const args = ['--filter', '@otryv/api', 'deploy', '--prod', '--legacy', '--prefer-offline'];
  const npx = ['npx', '-y', packageManager, ...args, '--config.node-linker=hoisted', folder];
  const { code, output } = await command(npx, { folder: root });
  if (code !== 0 || !(await readdir(folder)).includes('node_modules'))
    throw new StackProblem(`Installing the production modules failed:\n${output}`);
}

function isOfPnpm(path: string): boolean {
  return /[\\/]node_modules[\\/](\.bin|\.pnpm|\.modules\.yaml|\.pnpm-workspace-state[^\\/]*)$/.test(path);
}
