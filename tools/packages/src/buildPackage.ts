import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@otryv/local-stack';
import react from '@vitejs/plugin-react';
import { transform } from 'lightningcss';
import { build as bundle } from 'vite';
import { classNames } from './classNames.ts';
import { tableSheets } from './entrySheets.ts';
import { isolated } from './isolated.ts';
import type { PackageName } from './names.ts';

const drawn: readonly PackageName[] = ['ui', 'tables', 'forms'];

const run = promisify(execFile);
const bare = /^[^./\0]/;

/** Builds the published files of a package into its `dist`: modules, types and, if it renders, its style sheets. */
export async function buildPackage(name: PackageName): Promise<void> {
  const folder = join(root, 'packages', name);
  const isDrawn = drawn.includes(name);
  // A running API reads the modules of the other packages: those are overwritten, not deleted.
  if (isDrawn) await rm(join(folder, 'dist'), { recursive: true, force: true });
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.build.json'], { cwd: folder });
  if (!isDrawn) return;

  await bundleModules(folder);
  // The types of every style sheet: see `.pnpmfile.mjs`.
  await writeFile(join(folder, 'dist/sheet.d.ts'), 'export {};\n');
  const base = await globalStyles(folder);
  const sheets = new Map([['styles', `${base}\n${await readFile(join(folder, 'dist/styles.css'), 'utf8')}`]]);
  if (base) sheets.set('styles/base', base.replaceAll("url('./fonts/", "url('../fonts/"));
  if (name === 'tables') for (const [part, css] of await tableSheets(folder)) sheets.set(`styles/${part}`, css);
  if (sheets.size > 1) await mkdir(join(folder, 'dist/styles'), { recursive: true });
  for (const [path, css] of sheets) {
    await writeFile(join(folder, `dist/${path}.css`), minified(css));
    await writeFile(
      join(folder, `dist/${path}.isolated.css`),
      minified(isolated(css, { hasReset: path !== 'styles/base' })),
    );
  }
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
          paths: (id) => fileOfFolder(id, folder),
          // Published code also runs in the browser part of a page whose framework separates server and browser.
          banner: "'use client';",
        },
      },
    },
  });
}

/**
 * Resolves `library/part` to `library/part/main.js` if it is a folder with a manifest, of a library without `exports`:
 * bundlers resolve it, but Node, which renders our components on servers, does not.
 */
function fileOfFolder(id: string, folder: string): string {
  const library = id.split('/', id.startsWith('@') ? 2 : 1).join('/');
  const manifestOf = (path: string) => {
    const file = join(folder, 'node_modules', path, 'package.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  };
  const part = id === library || manifestOf(library)?.exports ? null : manifestOf(id);
  return part ? posix.join(id, part.main) : id;
}

function entriesOf(folder: string): string[] {
  return ['src/index.ts', 'src/date-time.ts', 'src/charts.ts'].filter((entry) => existsSync(join(folder, entry)));
}

/** Returns the sheets that no component imports: tokens, faces and media-dependent rules. */
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
