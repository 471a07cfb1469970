import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { flags } from '../../../apps/portal/build/flags.ts';

const bench = join(import.meta.dirname, '../..');

export interface PagesToBuild {
  /** Folder of the pages under `pages`, and of the build under `dist`. */
  folder: string;
  /** Names of their scripts. */
  names: readonly string[];
  /** Whether to keep the names of components and the profiler of React. */
  isProfiled?: boolean;
}

/** Builds pages as a site would ship them; returns the folder with their HTML files. */
export async function buildPages({ folder, names, isProfiled = false }: PagesToBuild): Promise<string> {
  const root = join(bench, 'pages', folder);
  const outDir = join(bench, 'dist', isProfiled ? `${folder}-profiled` : folder);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [pageFiles(root), react(), flags()],
    resolve: {
      conditions: ['@otryv/source', 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom'],
      alias: [
        { find: '@otryv/ui/styles.css', replacement: join(bench, '../packages/ui/src/styles.css') },
        ...(isProfiled ? [{ find: 'react-dom/client', replacement: 'react-dom/profiling' }] : []),
      ],
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: !isProfiled,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: Object.fromEntries(names.map((name) => [name, join(root, `${name}.html`)])) },
    },
  });
  return outDir;
}

/** Provides the HTML file of every script of the folder. */
function pageFiles(root: string): Plugin {
  const isPage = (id: string) => dirname(id) === root && id.endsWith('.html');
  return {
    name: 'page-files',
    enforce: 'pre',
    resolveId: (id) => (isPage(id) ? id : null),
    load: (id) => (isPage(id) ? html(root, basename(id, '.html')) : null),
  };
}

function html(root: string, name: string): string {
  const script = existsSync(join(root, `${name}.tsx`)) ? `${name}.tsx` : `${name}.ts`;
  return `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
  </head>
  <body>
    <div id="host"></div>
    <script type="module" src="./${script}"></script>
  </body>
</html>
`;
}
