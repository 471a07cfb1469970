import { commitOf, git } from './git.ts';
import { readResults, resultsFile, wholeRun, writeResult } from './results.ts';

export interface ChangedFile {
  /** From the root. */
  file: string;
  isDeleted: boolean;
}

/** What the working tree changes against a commit, new files included. */
export function changedSince(base: string): ChangedFile[] {
  const lines = git('diff', '--name-status', '--no-renames', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [
    ...lines.map((line) => ({ file: line.slice(2), isDeleted: line.startsWith('D') })),
    ...untracked.map((file) => ({ file, isDeleted: false })),
  ];
}

/** What is not committed, or what the last commit changed where everything is; CHECK_BASE names another beginning. */
export function changedNow(): ChangedFile[] {
  const { CHECK_BASE } = process.env;
  const changed = changedSince(CHECK_BASE || 'HEAD');
  return changed.length > 0 || CHECK_BASE ? changed : changedSince('HEAD~1');
}

/** Where the change to be merged begins: CHECK_BASE, else the upstream's tip, else the last green whole run, else the commit before. */
export function baseOfChange(): string {
  const { CHECK_BASE } = process.env;
  if (CHECK_BASE) return CHECK_BASE;
  const head = commitOf('HEAD');
  for (const base of ['@{upstream}', readResults(resultsFile)[wholeRun]?.key]) {
    const commit = base && commitOf(base);
    if (commit && commit !== head) return commit;
  }
  return 'HEAD~1';
}

/** Remembers the commit as one whose whole run was green. */
export function rememberWholeRun(): void {
  const key = commitOf('HEAD');
  if (key) writeResult(resultsFile, wholeRun, { key, passed: 1, seconds: 0, at: new Date().toISOString() });
}
