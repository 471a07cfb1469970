// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minifySync, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const goalBytes = 25_000;
const patience = 60_000;

/**
 * What a page fetches before the first table stands: the package's entry as a host's bundler makes it, with everything
 * the entry needs at once in one minified file and gzip 9. React is the host's; lazy chunks and the style sheet do not
 * count.
 */
async function firstLoad(): Promise<Rolldown.OutputChunk> {
  const builds = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolve: { conditions: ['@otryv/source', 'module', 'browser', 'production'] },
    // Under test the environment is no production one, whatever the mode.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'src/index.ts', formats: ['es'] },
      rolldownOptions: {
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true },
      },
    },
  });
  const chunks = [builds]
    .flat()
    .flatMap((built) => ('output' in built ? built.output : []))
    .filter((part) => part.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');
  return entry;
}

describe('the first load of @otryv/tables', { timeout: patience }, () => {
  it('is at most 25,000 bytes of gzip, and whole in one file', async () => {
    const { code, imports } = await firstLoad();

    const bytes = gzipSync(minifySync('tables.js', code, { module: true }).code, { level: 9 }).length;
    console.info(`First load of @otryv/tables: ${bytes} bytes of gzip without React`);

    expect(imports.filter((name) => !/^react/.test(name))).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(goalBytes);
    expect(bytes).toBeGreaterThan(goalBytes / 2);
  });
});
