import { defineConfig } from 'vitest/config';

const conditions = ['@otryv/source', 'module', 'browser', 'development|production'];

// Of `npm run mutation -- portal`: the tests of pure functions and of what a browser keeps.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
  test: {
    environment: 'happy-dom',
    include: [
      'apps/portal/src/api/client.test.ts',
      'apps/portal/src/session/{columnLayout,preferences,seenResults}.test.ts',
      'apps/portal/src/events/raceFacts.test.ts',
      'apps/portal/src/screens/Race/keyFigure.test.ts',
    ],
  },
});
