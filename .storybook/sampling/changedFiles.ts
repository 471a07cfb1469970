import { execFileSync } from 'node:child_process';

const git = (root: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** The files that differ from `CHECK_BASE`, else from the upstream, else from the last commit but one; `null` without git. */
export function changedFiles(root: string): string[] | null {
  try {
    const changed = git(root, 'diff', '--name-only', baseOf(root), '--');
    return linesOf(`${changed}\n${git(root, 'ls-files', '--others', '--exclude-standard')}`);
  } catch {
    return null;
  }
}

/** The number that samples are drawn by: `SAMPLE_SEED`, else the current commit. */
export function sampleSeed(root: string): number {
  if (process.env.SAMPLE_SEED) return Number(process.env.SAMPLE_SEED);
  try {
    return Number.parseInt(git(root, 'rev-parse', 'HEAD').slice(0, 7), 16);
  } catch {
    return 0;
  }
}

function baseOf(root: string): string {
  if (process.env.CHECK_BASE) return process.env.CHECK_BASE;
  try {
    return git(root, 'rev-parse', '--verify', '@{upstream}');
  } catch {
    return 'HEAD~1';
  }
}
