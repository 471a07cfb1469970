import { defineConfig } from 'vitest/config';

// Of `npm run mutation -- client`.
export default defineConfig({
  resolve: { conditions: ['@otryv/source'] },
  test: { include: ['packages/client/src/**/*.test.ts'] },
});
