import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { countedLine, infoLine, kilobytes, type Line } from '../measuring/goal.ts';
import { type PeerName, peerNames } from './peers.ts';

const root = join(import.meta.dirname, '../../pages/tables');
// There is no such file: each package is resolved in its place in turn.
const entry = join(root, 'entry.js');

/** Source of a site that imports a sortable, filterable table. */
const ours = `export { ResultsTable } from '../../../packages/tables/src/index.ts';`;
const theirs = {
  agGrid: `export { AgGridReact } from 'ag-grid-react';
    export { ClientSideRowModelModule, ModuleRegistry, TextFilterModule } from 'ag-grid-community';`,
  muiX: `export { DataGrid } from '@mui/x-data-grid';`,
  mantine: `export { MantineProvider } from '@mantine/core';
    export { DataTable } from 'mantine-datatable';`,
  simpleDatatables: `export { DataTable } from 'simple-datatables';`,
  tanStack: `export { columnFilteringFeature, createColumnHelper, createFilteredRowModel, createSortedRowModel,
      filterFn_equals, rowSortingFeature, sortFn_basic, tableFeatures, useTable } from '@tanstack/react-table';
    export { useVirtualizer } from '@tanstack/react-virtual';`,
} satisfies Partial<Record<PeerName, string>>;

/** P27: the initially loaded script of each package, without React. */
export async function* sizesOf(): AsyncIterable<Line> {
  const what = 'script as first loaded, gzip, without React';
  const mine = await firstLoad(ours);
  yield countedLine({ goal: 'P27', what, limit: { atMost: 42_000 }, ours: mine, format: kilobytes });
  for (const [peer, source] of Object.entries(theirs)) {
    const name = Object.entries(peerNames).find(([key]) => key === peer)?.[1] ?? peer;
    yield infoLine(`  the same, ${name} beside`, kilobytes(mine), kilobytes(await firstLoad(source)));
  }
}

/** Returns the bytes of a module with its static imports; dynamic imports are excluded. */
async function firstLoad(source: string): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    resolve: { conditions: ['@otryv/source', 'module', 'browser', 'development|production'] },
    // A library build adds no preloading to the entry, so this is configured like a site build.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        // As in a site's own build: modules that a lazy chunk shares with the page stay with the page.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true },
      },
    },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('The size build is no single bundle.');
  const chunks = bundle.output.filter((file) => file.type === 'chunk');
  return sum(chunks, chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
}

function sum(chunks: readonly Rolldown.OutputChunk[], entry: string, seen = new Set<string>()): number {
  const chunk = chunks.find(({ fileName }) => fileName === entry);
  if (!chunk || seen.has(entry)) return 0;
  seen.add(entry);
  const own = gzipSync(chunk.code, { level: 9 }).length;
  return chunk.imports.reduce((bytes, name) => bytes + sum(chunks, name, seen), own);
}
