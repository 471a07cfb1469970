// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minifySync, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const patience = 60_000;
const entry = 'virtual:host';
const index = fileURLToPath(new URL('./index.ts', import.meta.url));

interface Weight {
  /** Size in gzip bytes that a page loads before the table renders, and in total with all lazy chunks. */
  first: number;
  whole: number;
}

/**
 * Builds an import from the package as a host's bundler does, minified and with gzip 9, and returns its size. Excludes
 * React, which the host provides, and the style sheet.
 */
async function weightOf(imported: string): Promise<Weight> {
  const builds = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { conditions: ['@otryv/source', 'module', 'browser', 'production'] },
    plugins: [host(imported)],
    // A library build leaves the environment open, which a host's build resolves.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // Under test the environment is never production, whatever the mode.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: index, formats: ['es'] },
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        // As in the host's own build, where code shared by a lazy chunk and the page stays with the page.
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true },
      },
    },
  });
  const chunks = [builds]
    .flat()
    .flatMap((built) => ('output' in built ? built.output : []))
    .filter((part) => part.type === 'chunk');

  return { first: sum(atOnce(chunks)), whole: sum(chunks) };
}

function host(imported: string): Plugin {
  return {
    name: 'host',
    resolveId: (id) => (id === entry ? `\0${entry}` : null),
    load: (id) => (id === `\0${entry}` ? `export { ${imported} } from '${index}'` : null),
  };
}

/** Returns the entry and its static imports. */
function atOnce(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const wanted = chunks.filter(({ isEntry }) => isEntry);
  for (const chunk of wanted) {
    for (const name of chunk.imports) {
      const found = chunks.find(({ fileName }) => fileName === name);
      if (found && !wanted.includes(found)) wanted.push(found);
    }
  }
  return wanted;
}

function sum(chunks: readonly Rolldown.OutputChunk[]): number {
  const bytes = chunks.map(({ fileName, code }) => {
    const small = minifySync(fileName, code, { module: true }).code;
    return gzipSync(small, { level: 9 }).length;
  });
  return bytes.reduce((total, each) => total + each, 0);
}

describe('size of @otryv/tables without React (P27)', { timeout: patience }, () => {
  it.each([
    { imported: 'ResultsTable', firstLoad: 48_000 },
    { imported: 'DataTable', firstLoad: 31_600 },
  ])('is at most $firstLoad bytes of gzip before a $imported renders', async ({ imported, firstLoad }) => {
    const { first, whole } = await weightOf(imported);
    console.info(`${imported}: ${first} bytes of gzip at first, ${whole} in all`);

    expect(first).toBeLessThanOrEqual(firstLoad);
    expect(first).toBeGreaterThan(firstLoad / 4);
    expect(whole).toBeLessThanOrEqual(103_500);
  });
});
