import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@otryv/local-stack';

const run = promisify(execFile);
const pages = ['index.html', 'hostile.html', 'overlays.html', 'hydrated.html'];
const bought = ['react', 'react-dom', 'vite', '@vitejs/plugin-react'];

/** A site of another club, outside the workspace, that installed the tarballs; `dist` is what it built. */
export interface Consumer {
  dist: string;
  remove: () => Promise<void>;
}

export async function buildConsumer(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-consumer-'));
  const tarballs = await packed(folder);
  await cp(join(root, 'e2e/consumer'), folder, { recursive: true });
  await writeManifest(folder, tarballs);

  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  await cp(join(folder, 'node_modules/@otryv/ui/dist/flags'), join(folder, 'public/flags'), { recursive: true });
  // Under a strict policy no face may stand in the style sheet itself.
  const build = { assetsInlineLimit: 0, rolldownOptions: { input: pages } };
  await writeFile(join(folder, 'vite.config.js'), `export default ${JSON.stringify({ build })};`);
  const vite = (...words: string[]) =>
    run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn', ...words], { cwd: folder });
  await vite();
  await vite('--ssr', 'src/server.tsx', '--outDir', 'server');
  await writeServerPage(folder);
  return { dist: join(folder, 'dist'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The page of the server: what Node renders from the tarballs stands in it. */
async function writeServerPage(folder: string): Promise<void> {
  const page = join(folder, 'dist/hydrated.html');
  const words = ['--input-type=module', '-e', 'console.log((await import("./server/server.js")).html())'];
  const { stdout } = await run(process.execPath, words, { cwd: folder, maxBuffer: 64 * 2 ** 20 });
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('<!--from the server-->', () => stdout.trim()),
  );
}

/** What `npm test` has packed before, or what is packed now. */
async function packed(folder: string): Promise<string[]> {
  const { OTRYV_PACKED } = process.env;
  const place = OTRYV_PACKED ?? folder;
  if (!OTRYV_PACKED) {
    const words = ['--conditions=@otryv/source', 'tools/packages/src/main.ts', place];
    await run(process.execPath, words, { cwd: root });
  }
  return (await readdir(place)).filter((name) => name.endsWith('.tgz')).map((name) => join(place, name));
}

/** Our packages from their tarballs; the rest as the workspace has it. */
async function writeManifest(folder: string, tarballs: readonly string[]): Promise<void> {
  const ours = Object.fromEntries(
    tarballs.map((file) => [`@otryv/${/otryv-(\w+)-[\d.]+tgz$/.exec(file)?.[1] ?? ''}`, `file:${file}`]),
  );
  const versions = await Promise.all(bought.map(async (name) => [name, await versionOf(name)] as const));
  const manifest = {
    name: 'club',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...Object.fromEntries(versions) },
    // One of ours asks for another by its version, which no registry of a test has.
    overrides: Object.fromEntries(Object.keys(ours).map((name) => [name, `$${name}`])),
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
}

async function versionOf(name: string): Promise<string> {
  return String((await readJson(join(root, 'node_modules', name, 'package.json'))).version);
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8'));
}
