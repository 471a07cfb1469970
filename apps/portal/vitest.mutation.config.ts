import { defineConfig } from 'vitest/config';

const conditions = ['@otryv/source', 'module', 'browser', 'development|production'];

// Used by `npm run mutation -- portal`: the tests of pure functions and of browser storage.
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
  test: {
    environment: 'happy-dom',
    include: [
      'apps/portal/src/lib/api/client.test.ts',
      'apps/portal/src/lib/preferences/{columnLayout.test.ts,preferences.test.tsx}',
      'apps/portal/src/app/notifications/mergeMessages.test.ts',
      'apps/portal/src/features/shared/{billing,events,links,riders,series}/*.test.ts',
      'apps/portal/src/features/organizer/{money,page,series}/*.test.ts',
      'apps/portal/src/features/race/{keyFigure,results/seenResults,why/versionDifference}.test.ts',
      'apps/portal/src/features/riders/profile/*.test.ts',
      'apps/portal/src/features/series/**/*.test.ts',
      'apps/portal/src/features/teams/teamFigures.test.ts',
    ],
  },
});
