import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PackageName, packages } from './names.ts';
import type { Registry } from './registry.ts';
import { flagsOf, withoutRegistries } from './registrySettings.ts';

const run = promisify(execFile);

export interface PublishOptions {
  /** Registry of this machine; by default the one in npm's settings, for which npm may ask for a one-time password. */
  registry?: Pick<Registry, 'address' | 'npmrc'>;
  /** Whether the registry records the commit and workflow that built the tarball. */
  provenance?: boolean;
  onPublished?: (name: PackageName) => void;
}

/** How npm is run: folder and flags. */
interface Npm {
  folder: string;
  env: NodeJS.ProcessEnv;
  flags: readonly string[];
}

/**
 * Publishes the tarballs, each package after its dependencies. Skips those already in the registry, so that the next
 * run completes an interrupted release.
 */
export async function publish(
  tarballs: ReadonlyMap<PackageName, string>,
  { registry, provenance = false, onPublished = () => undefined }: PublishOptions = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-publish-'));
  const npm: Npm = registry
    ? { folder, env: withoutRegistries(process.env), flags: flagsOf(registry.address) }
    : { folder, env: process.env, flags: [] };
  try {
    await writeFile(join(folder, '.npmrc'), registry?.npmrc ?? '');
    for (const name of packages) {
      const tarball = tarballs.get(name);
      if (!tarball) throw new Error(`There is no tarball of @otryv/${name}.`);
      const version = versionOf(tarball);
      if (await isPublished(npm, `@otryv/${name}@${version}`)) continue;
      const args = ['publish', tarball, '--access', 'public', '--tag', tagOf(version), ...npm.flags];
      const all = [...args, ...(provenance ? ['--provenance'] : [])];
      if (registry) await run('npm', all, { cwd: folder, env: npm.env });
      else await atTerminal(all, folder);
      onPublished(name);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the tag: `latest`, `rc` for 1.0.0-rc.0, or `next` for an unnamed candidate; requests without a version
 * resolve to no candidate once there is a release.
 */
export function tagOf(version: string): string {
  const [, candidate] = /-(.*)/.exec(version) ?? [];
  return candidate === undefined ? 'latest' : (/^[a-z]+/.exec(candidate)?.[0] ?? 'next');
}

/** Whether `npm view --json` found the version, by its output: under `--silent` its error output is empty. */
export function isFound(stdout: string): boolean {
  if (stdout.trim() === '') return false;
  const answer: string | { error?: { code?: string; summary?: string } } = JSON.parse(stdout);
  if (typeof answer === 'string' || !answer.error) return true;
  if (answer.error.code === 'E404') return false;
  throw new Error(`npm view failed: ${answer.error.summary ?? answer.error.code}`);
}

function versionOf(tarball: string): string {
  return /-(\d.*)\.tgz$/.exec(tarball)?.[1] ?? '';
}

async function isPublished({ folder, env, flags }: Npm, version: string): Promise<boolean> {
  const { stdout } = await run('npm', ['view', version, 'version', '--json', ...flags], { cwd: folder, env }).catch(
    (error: { stdout?: string }) => {
      if (error.stdout?.trim()) return { stdout: error.stdout };
      throw error;
    },
  );
  return isFound(stdout);
}

async function atTerminal(args: readonly string[], folder: string): Promise<void> {
  const child = spawn('npm', args, { cwd: folder, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm ${args.slice(0, 2).join(' ')} failed: see the output above.`);
}
