import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const stamp = join(folder, 'node_modules', '.installed');

/** Installs the peers of the lockfile, once per lockfile. Throws with npm's output on failure. */
export function installPeers(log: (line: string) => void): void {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  log('Installing the peers …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error, stderr } = spawnSync(npm, ['ci', '--loglevel', 'error'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The peers could not be installed: ${error?.message ?? stderr}`);
  writeFileSync(stamp, wanted);
}
