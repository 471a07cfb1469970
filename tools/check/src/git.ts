import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Folder of the repository. Configuration files import this module, so that it needs no build. */
const repository = join(import.meta.dirname, '../../..');
/** In bytes. The diff of a change that moves every file has several megabytes. */
const maxBuffer = 2 ** 28;

/** Returns the output lines of a git command; throws if it fails. */
export function git(...args: readonly string[]): string[] {
  const all = ['-c', 'core.quotePath=false', ...args];
  const output = execFileSync('git', all, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer,
  });
  return output.split('\n').filter(Boolean);
}

/** Returns the id of the commit with a name; `null` if there is none. */
export function commitOf(name: string): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)[0] ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the seed of random values: CHECK_SEED, else a constant, so that no change turns red by a value unrelated to
 * it. `check:full` uses a different seed for every commit.
 */
export function chosenSeed(): number {
  const usual = process.env.CHECK_FULL === '1' ? Number.parseInt((commitOf('HEAD') ?? '1').slice(0, 7), 16) : 1;
  return Number(process.env.CHECK_SEED ?? usual);
}
