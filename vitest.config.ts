import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chosenSeed } from './tools/check/src/git.ts';

const conditions = ['@otryv/source', 'module', 'browser', 'development|production'];
const isFull = process.env.CHECK_FULL === '1';
const seed = chosenSeed();
const properties = (count: number) => ({ propertyRuns: { count: isFull ? count * 10 : count, seed } });
const propertySetup = 'packages/race/src/testing/propertyRuns.setup.ts';
const handlesSetup = 'tools/check/src/openHandles.setup.ts';
// These tests leave nothing behind, so files of a worker may share its modules: five times as fast.
const shared = { isolate: false, pool: 'threads' } as const;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        resolve: { conditions: ['@otryv/source'] },
        ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/{race,contract,client}/src/**/*.test.ts',
            'apps/portal/build/*.test.ts',
            // React leaves contexts of a server's render behind, which the tests of a browser share.
            'apps/portal/src/**/*.server.test.ts',
            'tools/*/src/**/*.test.ts',
            'bench/src/**/*.test.ts',
          ],
          setupFiles: [handlesSetup, propertySetup],
          provide: properties(1000),
          testTimeout: 60_000,
          ...shared,
        },
      },
      {
        resolve: { conditions: ['@otryv/source'] },
        ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
        // Runs the global set-up: without the condition it needs packages that are built.
        environments: { __vitest__: { resolve: { conditions: ['@otryv/source'] } } },
        test: {
          name: 'api',
          environment: 'node',
          include: [
            process.env.WRITE_EXAMPLES ? 'apps/api/src/testing/write-examples.ts' : 'apps/api/src/**/*.test.{ts,tsx}',
          ],
          globalSetup: ['apps/api/src/testing/mongo-global-setup.ts'],
          setupFiles: [handlesSetup, 'apps/api/src/testing/worker.setup.ts', propertySetup],
          provide: properties(100),
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Files of a worker share its modules: loading Nest and the driver for each again took a third of the time.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['packages/{ui,tables,forms,embed}/src/**/*.test.{ts,tsx}', '.storybook/**/*.test.{ts,tsx}'],
          setupFiles: ['.storybook/component.setup.ts', propertySetup],
          provide: properties(100),
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
          ...shared,
        },
      },
      {
        plugins: [react()],
        resolve: { conditions },
        ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
        test: {
          name: 'portal',
          environment: 'happy-dom',
          include: ['apps/portal/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.server.test.ts'],
          setupFiles: ['.storybook/component.setup.ts', 'apps/portal/src/testing/page.setup.ts', propertySetup],
          provide: properties(100),
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
          env: { CHECK_SEED: String(seed) },
          // Files share modules: page.setup.ts ends each file's leftovers, and starts the next file on a new page.
          ...shared,
        },
      },
    ],
  },
});
