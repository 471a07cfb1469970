import { defineConfig } from 'vitest/config';

// Used by `npm run mutation -- client`.
export default defineConfig({
  resolve: { conditions: ['@otryv/source'] },
  test: { include: ['packages/client/src/**/*.test.ts'] },
});
