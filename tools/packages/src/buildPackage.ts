import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@otryv/local-stack';
import react from '@vitejs/plugin-react';
import { transform } from 'lightningcss';
import { build as bundle } from 'vite';
import { isolated } from './isolated.ts';

export const packages = ['race', 'contract', 'ui', 'tables', 'forms', 'client'] as const;
export type PackageName = (typeof packages)[number];
const drawn: readonly PackageName[] = ['ui', 'tables', 'forms'];

const run = promisify(execFile);
const bare = /^[^./\0]/;

/** Builds what is published of a package into its `dist`: modules, types and, where it draws, its style sheets. */
export async function buildPackage(name: PackageName): Promise<void> {
  const folder = join(root, 'packages', name);
  const isDrawn = drawn.includes(name);
  // A running API reads the others' modules: those are written over, not taken away.
  if (isDrawn) await rm(join(folder, 'dist'), { recursive: true, force: true });
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], { cwd: folder });
  if (!isDrawn) return;

  await bundleModules(folder);
  const sheets = [await globalStyles(folder), await readFile(join(folder, 'dist/styles.css'), 'utf8')].join('\n');
  await writeFile(join(folder, 'dist/styles.css'), minified(sheets));
  await writeFile(join(folder, 'dist/styles.isolated.css'), minified(isolated(sheets)));
  for (const [from, to] of [
    ['src/fonts', 'dist/fonts'],
    ['generated/flags', 'dist/flags'],
  ] as const) {
    if (existsSync(join(folder, from))) await cp(join(folder, from), join(folder, to), { recursive: true });
  }
}

async function bundleModules(folder: string): Promise<void> {
  await bundle({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css: { modules: { generateScopedName: classNames() } },
    build: {
      target: 'es2023',
      outDir: 'dist',
      emptyOutDir: false,
      minify: false,
      copyPublicDir: false,
      lib: { entry: entriesOf(folder), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: bare,
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
          // What is published runs in the browser part of a page also where a framework separates the two.
          banner: "'use client';",
        },
      },
    },
  });
}

function entriesOf(folder: string): string[] {
  return ['src/index.ts', 'src/date-time.ts', 'src/charts.ts'].filter((entry) => existsSync(join(folder, entry)));
}

/** `otryv-MedalRank`: a component's classes begin with its name, so they need no hash, which no compression shortens. */
function classNames(): (local: string, file: string) => string {
  const owners = new Map<string, string>();
  return (local, file) => {
    const owner = owners.get(local) ?? file;
    if (owner !== file) throw new Error(`The class ${local} is in ${owner} and in ${file}: name one of them anew.`);
    owners.set(local, owner);
    return `otryv-${local}`;
  };
}

/** Tokens, faces and what depends on the screen: the sheets a component does not import. */
async function globalStyles(folder: string): Promise<string> {
  const entry = join(folder, 'src/styles.css');
  if (!existsSync(entry)) return '';
  const imports = [...(await readFile(entry, 'utf8')).matchAll(/@import "(.+?)";/g)].map(([, path = '']) => path);
  const sheets = await Promise.all(imports.map((path) => readFile(join(folder, 'src', path), 'utf8')));
  return sheets.join('\n').replaceAll("url('../fonts/", "url('./fonts/");
}

function minified(css: string): Uint8Array {
  return transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code;
}
