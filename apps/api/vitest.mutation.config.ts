import { defineConfig } from 'vitest/config';

// Of `npm run mutation -- api`: the tests that need no database.
export default defineConfig({
  resolve: { conditions: ['@otryv/source'] },
  ssr: { resolve: { conditions: ['@otryv/source'], externalConditions: ['@otryv/source'] } },
  test: {
    setupFiles: ['packages/race/src/testing/fiftyRuns.setup.ts'],
    include: [
      'apps/api/src/**/*.mapper.test.ts',
      'apps/api/src/**/*.reader.test.ts',
      'apps/api/src/{borders,both-sides,hidden-figures,rights}.test.ts',
      'apps/api/src/results/{entry,placings,unfinished}.test.ts',
      'apps/api/src/events/{eligibility,event-window}.test.ts',
      'apps/api/src/series/{stage,stage-planning}.test.ts',
      'apps/api/src/{activities/power-by-second,billing/money,logs/changes-of,search/best-first,slots/slot-period}.test.ts',
      'apps/api/src/game/{request-all,game-json,game.schemas}.test.ts',
      'apps/api/src/platform/search/search-endings.test.ts',
      'apps/api/src/riders/riders.service.test.ts',
      'apps/api/src/statistics/{event-periods,histograms}.test.ts',
    ],
  },
});
