import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';

const entries = {
  ui: new URL('../../packages/ui/src/index.ts', import.meta.url),
  dateTime: new URL('../../packages/ui/src/date-time.ts', import.meta.url),
  charts: new URL('../../packages/ui/src/charts.ts', import.meta.url),
  tables: new URL('../../packages/tables/src/index.ts', import.meta.url),
  forms: new URL('../../packages/forms/src/index.ts', import.meta.url),
};
const prefix = 'measured:';

/**
 * Measures the size of every exported component: the bytes bundled for it from the packages, minified and gzipped,
 * without React.
 */
export async function measureSizes(): Promise<Record<string, number>> {
  const input = await Promise.all(
    Object.entries(entries).map(async ([entry, url]) =>
      (await exportedComponents(url)).map((name) => [name, `${prefix}${entry}/${name}`]),
    ),
  );
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [onlyOneExport()],
    resolve: { conditions: ['@otryv/source', 'module', 'browser'] },
    build: {
      write: false,
      minify: true,
      cssMinify: false,
      rollupOptions: {
        input: Object.fromEntries(input.flat()),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return sizesOf('output' in built ? built.output : []);
}

/** Returns the bytes of each entry with its static imports, excluding dynamic ones. */
function sizesOf(output: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]): Record<string, number> {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const bytes = new Map(Array.from(chunks, ([name, { code }]) => [name, gzipSync(code).length]));
  const sizes = Array.from(chunks.values())
    .filter(({ isEntry }) => isEntry)
    .map(({ name, fileName }) => {
      const reached = [...reachedFrom(fileName, chunks)];
      return [name, reached.reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0)];
    });
  return Object.fromEntries(sizes);
}

function reachedFrom(file: string, chunks: ReadonlyMap<string, Rollup.OutputChunk>, reached = new Set<string>()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) reachedFrom(imported, chunks, reached);
  return reached;
}

function onlyOneExport(): Plugin {
  return {
    name: 'otryv-measured',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => {
      const [, entry = '', name] = new RegExp(`^\0${prefix}(\\w+)/(\\w+)$`).exec(id) ?? [];
      const url = Object.entries(entries).find(([key]) => key === entry)?.[1];
      return url && `export { ${name} } from ${JSON.stringify(fileURLToPath(url))};`;
    },
  };
}

/** Returns the component names exported by an `index.ts`: capitalized and not types. */
async function exportedComponents(index: URL): Promise<string[]> {
  const text = await readFile(index, 'utf8');
  const own = Array.from(text.matchAll(/^export \{([^}]*)\}/gm), ([, list = '']) => list.split(','))
    .flat()
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/.test(name));
  const others = Array.from(text.matchAll(/^export \* from '(.+)';$/gm), ([, path = '']) =>
    exportedComponents(new URL(path, index)),
  );
  return [...own, ...(await Promise.all(others)).flat()];
}
