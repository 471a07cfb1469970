import { defineConfig } from 'vitest/config';

// Used by `npm run mutation`.
export default defineConfig({
  test: {
    include: ['packages/race/src/**/*.test.ts'],
    setupFiles: ['packages/race/src/testing/fiftyRuns.setup.ts'],
    // Code whose lines can be mutated individually takes several times as long.
    testTimeout: 60_000,
  },
});
