import { defineConfig } from 'vitest/config';

// Of `npm run mutation`.
export default defineConfig({
  test: { include: ['packages/race/src/**/*.test.ts'], setupFiles: ['packages/race/src/testing/fiftyRuns.setup.ts'] },
});
