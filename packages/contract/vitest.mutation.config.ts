import { defineConfig } from 'vitest/config';

// Used by `npm run mutation -- contract`.
export default defineConfig({
  resolve: { conditions: ['@otryv/source'] },
  ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
  test: {
    include: ['packages/contract/src/**/*.test.ts'],
    setupFiles: ['packages/race/src/testing/fiftyRuns.setup.ts'],
    testTimeout: 60_000,
  },
});
