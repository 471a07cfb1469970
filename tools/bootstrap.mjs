// Runs a script or a tool of this workspace under the pinned Node, after installing the lockfile and compiling the messages.
// Plain JavaScript without dependencies: it is the one file that an older Node runs.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pnpm = `pnpm@${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1]}`;
const stamps = join(root, 'node_modules', '.cache', 'otryv');
const bin = join(root, 'node_modules', '.bin');
const node = join(bin, 'node');

install();
compileMessages();
run(process.argv.slice(2));

function install() {
  const stamp = join(stamps, 'installed');
  const wanted = hashOf(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']);
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log('Installing the packages of the lockfile …');
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
        : 'The installation failed: see the output above.',
    );
    process.exit(1);
  }
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Compiles the catalogues of messages when one of them, or the compiler, has changed. */
function compileMessages() {
  const catalogues = ['packages', 'apps']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, 'src')))
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.icu.json'));
  const stamp = join(stamps, 'messages');
  const wanted = hashOf([...catalogues, ...filesIn(join('tools', 'messages', 'src'))]);
  const isCompiled = (file) => existsSync(join(root, file.replace('.icu.json', '.ts')));
  if (catalogues.every(isCompiled) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const script = join(root, 'tools', 'messages', 'src', 'main.ts');
  const { status } = spawnSync(node, ['--conditions=@otryv/source', script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The files below a folder of the root, by their paths from the root, in a fixed order. */
function filesIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, path, name }) => relative(root, join(parentPath ?? path, name)))
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function run(words) {
  const [first, ...rest] = words;
  const command = first === '--bin' ? join(bin, rest[0]) : node;
  const args = first === '--bin' ? rest.slice(1) : ['--conditions=@otryv/source', join(root, first), ...rest];
  const child = spawn(command, args, {
    cwd: root,
    // A script detects through its IPC channel that this process has ended, for any reason.
    stdio: ['inherit', 'inherit', 'inherit', ...(first === '--bin' ? [] : ['ipc'])],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  // The child shares the terminal and stops by itself; this process only waits for its exit.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => signal !== 'SIGINT' && child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
