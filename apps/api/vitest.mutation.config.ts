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
      'apps/api/src/racing/results/records/imports/entry.test.ts',
      'apps/api/src/racing/results/build/placings.test.ts',
      'apps/api/src/racing/results/import/unfinished.test.ts',
      'apps/api/src/racing/events/riders/eligibility.test.ts',
      'apps/api/src/racing/events/records/event-window.test.ts',
      'apps/api/src/racing/series/records/stage.test.ts',
      'apps/api/src/racing/series/stages/stage-planning.test.ts',
      'apps/api/src/game/activities/power-by-second.test.ts',
      'apps/api/src/clubs/billing/money.test.ts',
      'apps/api/src/site/logs/changes-of.test.ts',
      'apps/api/src/clubs/slots/slot-period.test.ts',
      'apps/api/src/game/client/{request-all,game-json,game.schemas}.test.ts',
      'apps/api/src/kernel/search/search-endings.test.ts',
      'apps/api/src/people/riders/riders.service.test.ts',
      'apps/api/src/site/statistics/{event-periods,histograms}.test.ts',
    ],
  },
});
