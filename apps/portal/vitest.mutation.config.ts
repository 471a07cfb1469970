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
      'apps/portal/src/session/{columnLayout,mergeMessages,preferences,seenResults}.test.ts',
      'apps/portal/src/{billing,events,riders,series}/*.test.ts',
      'apps/portal/src/screens/Organizer/Series/*.test.ts',
      'apps/portal/src/screens/Race/{keyFigure,Why/versionDifference}.test.ts',
      'apps/portal/src/screens/Riders/*.test.ts',
      'apps/portal/src/screens/Series/**/*.test.ts',
      'apps/portal/src/screens/Teams/teamFigures.test.ts',
    ],
  },
});
