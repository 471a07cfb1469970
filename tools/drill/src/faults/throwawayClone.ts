import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { command, root } from '@otryv/local-stack';

/** Throw-away clone of a commit. */
export interface Clone {
  folder: string;
  /** Replaces one text in a file; throws if it does not occur exactly once. */
  replace: (path: string, from: string, to: string) => Promise<void>;
  /** Reverts every change. */
  restore: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Clones the last commit, or another one. */
export async function throwawayClone(commit = 'HEAD'): Promise<Clone> {
  const home = await mkdtemp(join(tmpdir(), 'otryv-faults-'));
  const folder = join(home, 'otryv');
  await git(home, 'clone', '--quiet', '--local', root, folder);
  // Of a revision that the clone may not have, such as HEAD~1 of a branch.
  if (commit !== 'HEAD') await git(folder, 'checkout', '--quiet', '--detach', await commitOf(commit));
  // Data next to the repository and earlier downloads: neither is part of a commit.
  await linkWhereThere(resolve(root, '../shared'), join(home, 'shared'));
  await linkWhereThere(join(root, '.cache'), join(folder, '.cache'));
  return {
    folder,
    replace: async (path, from, to) => writeFile(join(folder, path), await replaced(folder, path, from, to)),
    restore: async () => {
      await git(folder, 'checkout', '--quiet', '--', '.');
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** Replaces one text in a file of a folder; throws if the text does not occur exactly once. */
export async function replaced(folder: string, path: string, from: string, to: string): Promise<string> {
  const parts = (await readFile(join(folder, path), 'utf8')).split(from);
  if (parts.length !== 2) throw new Error(`${path} holds "${from}" ${parts.length - 1} times, not once.`);
  return parts.join(to);
}

async function linkWhereThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await symlink(from, to);
}

async function commitOf(name: string): Promise<string> {
  return (await git(root, 'rev-parse', '--verify', `${name}^{commit}`)).trim();
}

async function git(folder: string, ...args: string[]): Promise<string> {
  const { code, output } = await command(['git', ...args], { folder });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output;
}
