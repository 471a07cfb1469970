import { commitOf, git } from './git.ts';
import { readResults, resultsFile, wholeRun, writeResult } from './results.ts';

export interface ChangedFile {
  /** Path from the root. */
  file: string;
  isDeleted: boolean;
}

/** Returns the changes of the working tree against a commit, including new files. */
export function changedSince(base: string): ChangedFile[] {
  const lines = git('diff', '--name-status', '--no-renames', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [
    ...lines.map((line) => ({ file: line.slice(2), isDeleted: line.startsWith('D') })),
    ...untracked.map((file) => ({ file, isDeleted: false })),
  ];
}

/** Returns the uncommitted changes, or those of the last commit if there are none; CHECK_BASE sets another base. */
export function changedNow(): ChangedFile[] {
  const { CHECK_BASE } = process.env;
  const changed = changedSince(CHECK_BASE || 'HEAD');
  return changed.length > 0 || CHECK_BASE ? changed : changedSince('HEAD~1');
}

/**
 * Returns the base of the change to be merged: CHECK_BASE, else the upstream's tip, else the last green whole run, else
 * the previous commit.
 */
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

/** Records the commit as one whose whole run was green. */
export function rememberWholeRun(): void {
  const key = commitOf('HEAD');
  if (key) writeResult(resultsFile, wholeRun, { key, passed: 1, seconds: 0, at: new Date().toISOString() });
}
