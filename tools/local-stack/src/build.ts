import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './paths.ts';
import { StackProblem } from './StackProblem.ts';

interface Target {
  name: string;
  folder: string;
  command: string[];
  /** Source paths of the product. */
  sources: string[];
  /** Path that exists once it is built. */
  product: string;
}

const stamps = join(root, 'node_modules', '.cache', 'otryv', 'builds');
const lockfile = 'pnpm-lock.yaml';
// One checker: four need twice the memory, 1.8 GB for the API, which a server of 2 GB does not have.
const typescript = ['tsc', '-p', 'tsconfig.build.json', '--checkers', '1'];
const vite = ['vite', 'build', '--logLevel', 'warn'];
const portalSources = [
  ...['race', 'contract', 'ui', 'tables', 'forms', 'client', 'embed'].map((name) => `packages/${name}/src`),
  'docs/legal',
];
const targets: Target[] = [
  target('race', 'packages/race', typescript, [], 'dist/index.js'),
  target('contract', 'packages/contract', typescript, ['packages/race/src'], 'dist/index.js'),
  target('api', 'apps/api', typescript, ['packages/race/src', 'packages/contract/src'], 'dist/main.js'),
  target('portal', 'apps/portal', vite, portalSources, 'dist/index.html'),
  target(
    'portal-server',
    'apps/portal',
    [...vite, '--config', 'vite.server.config.ts'],
    portalSources,
    'server/dist/entry-server.js',
  ),
  target(
    'embed',
    'apps/portal',
    [...vite, '--config', 'vite.embed.config.ts'],
    [...portalSources, 'packages/embed/package.json'],
    'embed/dist/manifest.json',
  ),
];

function target(name: string, folder: string, command: string[], from: string[], product: string): Target {
  return { name, folder, command, sources: [folder, ...from, 'tsconfig.base.json', lockfile], product };
}

/** Builds the products whose sources have changed since the last build, reporting each step. */
export async function build(log: (line: string) => void, only: (name: string) => boolean = () => true): Promise<void> {
  for (const { name, folder, command, sources, product } of targets) {
    if (!only(name)) continue;
    await onceFor({ name, sources, product: join(folder, product) }, async () => {
      log(`Building ${name} …`);
      await run(command, join(root, folder), name);
    });
  }
}

/** Builds a product, from the root, unless it exists and was built from the current sources. */
export async function onceFor(
  { name, sources, product }: Pick<Target, 'name' | 'sources' | 'product'>,
  make: () => Promise<void>,
): Promise<void> {
  const stamp = join(stamps, name);
  const state = await stateOf(sources);
  const before = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (before === state && existsSync(join(root, product))) return;
  // An interrupted build is repeated, even if the sources return to an earlier state.
  await rm(stamp, { force: true });
  await make();
  await mkdir(stamps, { recursive: true });
  await writeFile(stamp, state);
}

/** Hashes names, sizes and times of all source files of a product. */
async function stateOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(join(root, source))) {
      const { mtimeMs, size } = await stat(file);
      hash.update(`${relative(root, file)}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const products = new Set(['node_modules', 'dist', '.tsc']);

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !products.has(name))
      .map(async (entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)])),
  );
  return nested.flat().toSorted();
}

function run([command = '', ...args]: string[], cwd: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules', '.bin', command), args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (bytes) => (output += bytes));
    child.stderr.on('data', (bytes) => (output += bytes));
    child.on('error', reject);
    child.on('exit', (code, signal) => (code === 0 ? resolve() : reject(buildProblem(name, output, signal))));
  });
}

/** Explains a failed build. A compiler that the system ends for lack of memory prints nothing. */
export function buildProblem(name: string, output: string, signal: NodeJS.Signals | null): StackProblem {
  const isKilled = signal === 'SIGKILL' || (signal === null && output.trim() === '');
  return new StackProblem(
    isKilled
      ? `Building ${name} was ended from outside, probably for lack of memory: free 1.2 GB, or add swap, and build again.\n${output}`
      : `Building ${name} failed:\n${output}`,
  );
}
