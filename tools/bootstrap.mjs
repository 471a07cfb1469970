// Runs a script or a tool of this workspace under the pinned Node, after installing the lockfile.
// Plain JavaScript without dependencies: it is the one file that an older Node runs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pnpm = `pnpm@${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1]}`;
const stamp = join(root, 'node_modules', '.cache', 'otryv', 'installed');
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, 'node');

install();
run(process.argv.slice(2));

function install() {
  const wanted = createHash('sha256')
    .update(
      ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) => readFileSync(join(root, file))).join(),
    )
    .digest('hex');
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log('Installing what the lockfile asks for …');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const result = spawnSync(npx, ['-y', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (result.error || result.status !== 0) {
    console.error(result.stdout ?? '', result.stderr ?? '');
    console.error(
      result.error
        ? `npx could not be started: ${result.error.message}`
        : 'The installation failed: the lines above say why.',
    );
    process.exit(1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function run(words) {
  const [first, ...rest] = words;
  const command = first === '--bin' ? join(bin, rest[0]) : node;
  const args = first === '--bin' ? rest.slice(1) : ['--conditions=@otryv/source', join(root, first), ...rest];
  const child = spawn(command, args, {
    cwd: root,
    // A script learns by its channel that this process is gone, however it ended.
    stdio: ['inherit', 'inherit', 'inherit', ...(first === '--bin' ? [] : ['ipc'])],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  // The child shares the terminal and stops by itself; this process only waits for its answer.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
