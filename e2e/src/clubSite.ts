import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, root } from '@otryv/local-stack';
import { run } from './consumer.ts';

export interface ClubSite {
  /** A folder that does not exist yet. */
  folder: string;
  /** Folders below e2e whose files it begins with. */
  files: readonly string[];
  manager: 'npm' | 'pnpm';
  npmrc: string;
  /** Of other authors, with their versions. */
  libraries: Record<string, string>;
  /** What the READMEs tell to install. */
  ours: readonly string[];
}

/** Makes a project outside the workspace and installs our packages from the registry into it. */
export async function makeClubSite({ folder, files, manager, npmrc, libraries, ours }: ClubSite): Promise<void> {
  await mkdir(folder);
  for (const path of files) await cp(join(root, 'e2e', path), folder, { recursive: true });
  await writeFile(join(folder, '.npmrc'), npmrc);
  const manifest = { name: 'club', private: true, type: 'module', dependencies: libraries };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const managers = { npm: ['npm', 'install', '--no-audit', '--no-fund'], pnpm: ['npx', '-y', packageManager, 'add'] };
  const [program = '', ...words] = managers[manager];
  await run(program, [...words, ...ours], { cwd: folder });
}

/** Serves a built site by its own server on a free port; `PORT` names it. */
export async function serveClubSite(folder: string, [tool = '', ...words]: readonly string[]) {
  const port = await freePort();
  const child = spawn(join(folder, 'node_modules/.bin', tool), words, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  return { address: `http://localhost:${port}/`, stop: () => ended(child) };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
