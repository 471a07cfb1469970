import { type ExecFileOptions, execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@otryv/local-stack';

const execute = promisify(execFile);
const pages = [
  'index.html',
  'isolated.html',
  'parts.html',
  'hostile.html',
  'important.html',
  'overlays.html',
  'themes.html',
  'hydrated.html',
  'forms.html',
];
const bought = ['react', 'react-dom', '@types/react', 'vite', '@vitejs/plugin-react'] as const;

/** Site of another club, outside the workspace, that installed the tarballs; `dist` is its build. */
export interface Consumer {
  folder: string;
  dist: string;
  remove: () => Promise<void>;
}

/** Runs a program, and returns its output. Rejects with its errors, which compilers write to stdout. */
export async function run(program: string, args: readonly string[], options: ExecFileOptions = {}): Promise<string> {
  try {
    return (await execute(program, args, { ...options, encoding: 'utf8' })).stdout;
  } catch (error) {
    const stdout = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    throw new Error(`${String(error)}\n${stdout}`, { cause: error });
  }
}

export async function buildConsumer(): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'otryv-consumer-'));
  const tarballs = await packed(folder);
  await cp(join(root, 'e2e/consumer'), folder, { recursive: true });
  await writeManifest(folder, tarballs);
  // The same page with the sheets of single tables.
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'parts.html'), page.replace('/src/main.tsx', '/src/parts.tsx'));

  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  await cp(join(folder, 'node_modules/@otryv/ui/dist/flags'), join(folder, 'public/flags'), { recursive: true });
  // A strict CSP forbids fonts inlined into the style sheet.
  const build = { assetsInlineLimit: 0, rolldownOptions: { input: pages } };
  await writeFile(join(folder, 'vite.config.js'), `export default ${JSON.stringify({ build })};`);
  const vite = (...args: string[]) =>
    run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn', ...args], { cwd: folder });
  await vite();
  await vite('--ssr', 'src/server.tsx', '--outDir', 'server');
  await writeServerPage(folder);
  return { folder, dist: join(folder, 'dist'), remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Compiles every code block of the READMEs, each as one module, with the strictest settings of a site. Throws the
 * compiler's output.
 */
export async function compileReadmes(folder: string): Promise<string[]> {
  const place = join(folder, 'readmes');
  await mkdir(place);
  const names: string[] = [];
  for await (const path of glob('packages/*/README.md', { cwd: root })) {
    const text = await readFile(join(root, path), 'utf8');
    for (const [, language = '', code = ''] of text.matchAll(/^```(tsx?)\n(.*?)^```/gms)) {
      const name = `${path.split(sep)[1]}-${names.length}.${language}`;
      names.push(name);
      await writeFile(join(place, name), code);
    }
  }
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: ['vite/client'],
  };
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', place]);
  return names;
}

/** Writes the server-rendered page: the markup rendered by Node from the tarballs. */
async function writeServerPage(folder: string): Promise<void> {
  const page = join(folder, 'dist/hydrated.html');
  const args = ['--input-type=module', '-e', 'console.log((await import("./server/server.js")).html())'];
  const html = await run(process.execPath, args, { cwd: folder, maxBuffer: 64 * 2 ** 20 });
  await writeFile(
    page,
    (await readFile(page, 'utf8')).replace('<!--from the server-->', () => html.trim()),
  );
}

/** Returns the tarballs packed by `npm test` before, or packs them now. */
export async function packed(folder: string): Promise<string[]> {
  const { OTRYV_PACKED } = process.env;
  const place = OTRYV_PACKED ?? folder;
  if (!OTRYV_PACKED) {
    const args = ['--conditions=@otryv/source', 'tools/packages/src/main.ts', place];
    await run(process.execPath, args, { cwd: root });
  }
  return (await readdir(place)).filter((name) => name.endsWith('.tgz')).map((name) => join(place, name));
}

/** Writes a manifest with our packages from their tarballs, and the rest as in the workspace. */
async function writeManifest(folder: string, tarballs: readonly string[]): Promise<void> {
  const ours = Object.fromEntries(
    tarballs.map((file) => [`@otryv/${/otryv-([a-z]+)-\d.*\.tgz$/.exec(file)?.[1] ?? ''}`, `file:${file}`]),
  );
  const manifest = {
    name: 'club',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...(await versionsOf(bought)) },
    // Our packages depend on each other by versions that no test registry has.
    overrides: Object.fromEntries(Object.keys(ours).map((name) => [name, `$${name}`])),
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
}

/** Returns the versions of these libraries in the workspace. */
export async function versionsOf(names: readonly string[]): Promise<Record<string, string>> {
  const versions = names.map(async (name) => {
    const manifest = JSON.parse(await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    return [name, String(manifest.version)] as const;
  });
  return Object.fromEntries(await Promise.all(versions));
}
