import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { guides } from '../guides/index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shownCommits = 60;
/** Folders of components and of the stories of embedded ones. */
const watched = ['packages/ui', 'packages/tables', 'packages/forms', '.storybook/embedding'];
const git = async (...args: string[]) =>
  (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;

/** A commit to the packages, with the titles of the components it changed. */
export interface Change {
  day: string;
  subject: string;
  titles: readonly string[];
}

export interface Changes {
  /** The day of the last commit to each folder. */
  lastChanges: Record<string, string>;
  recentChanges: readonly Change[];
}

/** Reads when the packages changed; empty without a complete history. */
export async function readChanges(): Promise<Changes> {
  try {
    // In a shallow clone all files belong to its oldest commit.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return changesOf('');
    return changesOf(await git('log', '--format=@%cs %s', '--name-only', '--', ...watched));
  } catch {
    return changesOf('');
  }
}

/** Parses changes from a log whose commits are `@`, a day and a subject, then the names of files, latest first. */
export function changesOf(log: string): Changes {
  const lastChanges: Record<string, string> = {};
  const commits = log.split(/^@/m).slice(1).map(commitOf);
  for (const { day, folders } of commits) for (const folder of folders) lastChanges[folder] ??= day;
  const recentChanges = commits
    .map(({ day, subject, folders }) => ({ day, subject, titles: titlesOf(folders) }))
    .filter(({ titles }) => titles.length > 0)
    .slice(0, shownCommits);
  return { lastChanges, recentChanges };
}

function commitOf(text: string) {
  const [head = '', ...files] = text.trim().split('\n');
  const [day = '', ...subject] = head.split(' ');
  return { day, subject: subject.join(' '), folders: [...new Set(files.filter(Boolean).map((file) => dirname(file)))] };
}

/** Maximum number of components of a commit: larger ones are attributed to none. */
const mostComponents = 12;

function titlesOf(folders: readonly string[]): string[] {
  const names = new Set(folders.map((folder) => basename(folder)));
  const titles = Object.keys(guides).filter((title) => names.has(title.slice(title.indexOf('/') + 1)));
  return titles.length > mostComponents ? [] : titles;
}
