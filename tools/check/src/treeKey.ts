import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@otryv/local-stack';
import type { Stage } from './stage.ts';

const relevantVariable = /^(CHECK|EVERY|OTRYV|CHROMIUM|MONGODB|GAME|NODE)_|^(CI|TZ|LANG)$/;
/** Inputs of every result, whatever else a stage reads. */
const always = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tools/bootstrap.mjs', 'tools/check'];

/** Inputs of all results, read once per run. */
export interface TreeState {
  /** Content hashes of tracked and new files, by paths from the root. */
  files: ReadonlyMap<string, string>;
  /** Names, sizes and times of the texts and data next to the project. */
  neighbours: string;
  moscowDay: string;
}

export function treeState(now: Date): TreeState {
  return {
    files: new Map(listFiles().map((file) => [file, hashOf(readFileSync(join(root, file)))])),
    neighbours: neighbours(),
    moscowDay: now.toLocaleDateString('sv', { timeZone: 'Europe/Moscow' }),
  };
}

/**
 * Identifies the inputs of a stage's result: their contents, versions, environment, and the day if it reads the clock.
 */
export function keyOf(stage: Pick<Stage, 'name' | 'inputs' | 'readsClock'>, state: TreeState): string {
  const hash = createHash('sha256');
  hash.update(`${stage.name} ${process.version} ${process.platform} ${process.arch}\n`);
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => a.localeCompare(b)))
    if (relevantVariable.test(name)) hash.update(`${name}=${value}\n`);
  if (stage.readsClock) hash.update(state.moscowDay);
  const inputs = stage.inputs && [...always, ...stage.inputs];
  for (const [file, content] of state.files) {
    if (inputs && !inputs.some((input) => file === input || file.startsWith(`${input}/`))) continue;
    hash.update(`${file} ${content}\n`);
  }
  return hash.update(state.neighbours).digest('hex');
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/** Returns tracked and new files, as they are in the working tree. */
function listFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  const isThere = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  return [...new Set(listed)].filter((file) => file !== '' && isThere(file)).toSorted();
}

function neighbours(): string {
  const beside = join(root, '..', 'shared');
  const lines = globSync('**/*', { cwd: beside }).map((file) => {
    const { size, mtimeMs } = statSync(join(beside, file));
    return `${file}:${size}:${mtimeMs}`;
  });
  return lines.toSorted().join('\n');
}
