import { execFileSync } from 'node:child_process';
import { root, command as run } from '@otryv/local-stack';
import { readResults, resultsFile, wholeRun, writeResult } from './results.ts';

export interface ChangedFile {
  /** From the root. */
  file: string;
  isDeleted: boolean;
}

/** What the working tree changes against a commit, new files included. */
export async function changedSince(base: string): Promise<ChangedFile[]> {
  const lines = await git('diff', '--name-status', '--no-renames', base);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return [
    ...lines.map((line) => ({ file: line.slice(2), isDeleted: line.startsWith('D') })),
    ...untracked.map((file) => ({ file, isDeleted: false })),
  ];
}

/** What is not committed, or what the last commit changed where everything is; CHECK_BASE names another beginning. */
export async function changedNow(): Promise<ChangedFile[]> {
  const { CHECK_BASE } = process.env;
  const changed = await changedSince(CHECK_BASE ?? 'HEAD');
  return changed.length > 0 || CHECK_BASE ? changed : changedSince('HEAD~1');
}

/** Where the change to be merged begins: CHECK_BASE, else the upstream's tip, else the last green whole run, else the commit before. */
export async function baseOfChange(): Promise<string> {
  const { CHECK_BASE } = process.env;
  if (CHECK_BASE) return CHECK_BASE;
  const head = await commitOf('HEAD');
  for (const base of ['@{upstream}', readResults(resultsFile)[wholeRun]?.key]) {
    const commit = base && (await commitOf(base));
    if (commit && commit !== head) return commit;
  }
  return 'HEAD~1';
}

/** Remembers the commit as one whose whole run was green. */
export function rememberWholeRun(): void {
  const key = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  writeResult(resultsFile, wholeRun, { key, passed: 1, seconds: 0, at: new Date().toISOString() });
}

async function commitOf(name: string): Promise<string | null> {
  const { code, output } = await run(['git', 'rev-parse', '--verify', '--quiet', `${name}^{commit}`], { folder: root });
  return code === 0 ? output.trim() : null;
}

async function git(...words: string[]): Promise<string[]> {
  const { code, output } = await run(['git', '-c', 'core.quotePath=false', ...words], { folder: root });
  if (code !== 0) throw new Error(`git ${words.join(' ')} failed:\n${output}`);
  return output.split('\n').filter(Boolean);
}
