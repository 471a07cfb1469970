import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The folder of the repository. Configuration files import this module, so that it needs nothing built. */
const repository = join(import.meta.dirname, '../../..');
/** In bytes. The diff of a change that moves every file has several megabytes. */
const maxBuffer = 2 ** 28;

/** The lines that a git command prints; throws where it fails. */
export function git(...words: readonly string[]): string[] {
  const all = ['-c', 'core.quotePath=false', ...words];
  const output = execFileSync('git', all, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer,
  });
  return output.split('\n').filter(Boolean);
}

/** The id of the commit with a name; `null` where there is none. */
export function commitOf(name: string): string | null {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)[0] ?? null;
  } catch {
    return null;
  }
}

/**
 * What chance values are drawn by: CHECK_SEED, else always the same number, so that a change is never red by a value that
 * it had no part in. `check:full` draws others for every commit.
 */
export function chosenSeed(): number {
  const usual = process.env.CHECK_FULL === '1' ? Number.parseInt((commitOf('HEAD') ?? '1').slice(0, 7), 16) : 1;
  return Number(process.env.CHECK_SEED ?? usual);
}
