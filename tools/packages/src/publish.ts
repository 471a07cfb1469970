import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PackageName, packages } from './names.ts';

const run = promisify(execFile);

export interface PublishOptions {
  /** The settings of the registry; by default those of the machine. */
  npmrc?: string;
  /** Whether the registry states which commit and workflow the tarball was made by. */
  provenance?: boolean;
  onPublished?: (name: PackageName) => void;
}

/**
 * Publishes the tarballs, each package after those it depends on. Leaves out what the registry has already, so that a release that
 * was broken off is finished by the next run.
 */
export async function publish(
  tarballs: ReadonlyMap<PackageName, string>,
  { npmrc = '', provenance = false, onPublished = () => undefined }: PublishOptions = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-publish-'));
  try {
    await writeFile(join(folder, '.npmrc'), npmrc);
    for (const name of packages) {
      const tarball = tarballs.get(name);
      if (!tarball) throw new Error(`There is no tarball of @otryv/${name}.`);
      const version = versionOf(tarball);
      if (await isPublished(folder, `@otryv/${name}@${version}`)) continue;
      const words = ['publish', tarball, '--access', 'public', '--tag', tagOf(version)];
      await run('npm', [...words, ...(provenance ? ['--provenance'] : [])], { cwd: folder });
      onPublished(name);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `latest`, or `rc` for 1.0.0-rc.0: whoever asks for no version gets no candidate once there is a release. */
export function tagOf(version: string): string {
  return /-([a-z]+)/.exec(version)?.[1] ?? 'latest';
}

function versionOf(tarball: string): string {
  return /-(\d.*)\.tgz$/.exec(tarball)?.[1] ?? '';
}

async function isPublished(folder: string, version: string): Promise<boolean> {
  const { stdout } = await run('npm', ['view', version, 'version'], { cwd: folder }).catch(
    (error: { stderr?: string }) => {
      if (error.stderr?.includes('E404')) return { stdout: '' };
      throw error;
    },
  );
  return stdout.trim() !== '';
}
