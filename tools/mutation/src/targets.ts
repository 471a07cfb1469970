/** Code to mutate, and the tests that must notice. */
export interface Target {
  mutate: string[];
  /** Configuration of the tests, which need neither a database nor a browser. */
  tests: string;
  /** Folders needed to run them. */
  folders: string[];
  /** Minimum percentage of noticed mutants. */
  least: number;
}

const api = (names: string) => `apps/api/src/${names}.ts`;
const contract = (names: string) => `packages/contract/src/${names}.ts`;
const portal = (names: string) => `apps/portal/src/${names}.ts`;

export const targets: Readonly<Record<string, Target>> = {
  race: {
    mutate: ['packages/race/src/**/*.ts', '!packages/race/src/**/*.test.ts', '!packages/race/src/testing/**'],
    tests: 'packages/race/vitest.mutation.config.ts',
    folders: ['packages/race'],
    least: 85,
  },
  contract: {
    // Code that decides or formats something: shapes and tables of endpoints are compared with openapi.json.
    mutate: [
      contract('{abilities,address,addresses,errors,messages,titles,validate,values}'),
      contract('documents/addresses'),
      contract('events/{editing,eligibilitySentence,sentences}'),
      contract('logs/auditSentence'),
      contract('requests/sentenceOfIssue'),
      contract('riders/intervals'),
      contract('teams/drafts'),
    ],
    tests: 'packages/contract/vitest.mutation.config.ts',
    folders: ['packages/contract', 'packages/race'],
    least: 80,
  },
  client: {
    mutate: [
      'packages/client/src/**/!(index).ts',
      '!packages/client/src/**/*.test.ts',
      '!packages/client/src/testing/**',
    ],
    tests: 'packages/client/vitest.mutation.config.ts',
    folders: ['tsconfig.browser.json', 'packages/client', 'packages/race'],
    least: 80,
  },
  api: {
    // Mappers and readers that are tested with the database alone are excluded: a mutant would take minutes.
    mutate: [
      api('racing/results/records/{imports/entry,protocols/protocol-guards}'),
      api('racing/results/import/{fuller-rows,game-results.reader,unfinished}'),
      api('racing/results/build/{hide-figures,mark-best,placings,protocol-row.mapper,winner.mapper}'),
      api('racing/events/riders/eligibility'),
      api('racing/events/records/{event-rights,event-window}'),
      api('racing/events/read/{event.mapper,preview-days}'),
      api('racing/events/write/game-event.mapper'),
      api('racing/series/build/{hide-in-standings,stage-shifts,standings.mapper}'),
      api('racing/series/records/stage'),
      api('racing/series/stages/{stage-locks,stage-planning}'),
      api('racing/rating/contributions.mapper'),
      api('clubs/slots/slot-period'),
      api('clubs/billing/money'),
      api('site/statistics/{event-periods,histograms}'),
      api('clubs/teams/records/team'),
      api('site/logs/changes-of'),
      api('community/profiles/read/comparison.mapper'),
      api('kernel/search/search-endings'),
      api('game/activities/power-by-second'),
      api('game/client/{request-all,game-json,game.schemas}'),
      api('people/riders/riders.service'),
    ],
    tests: 'apps/api/vitest.mutation.config.ts',
    folders: ['apps/api', 'packages/race', 'packages/contract', 'tools/local-stack', 'tools/game-simulator'],
    least: 80,
  },
  portal: {
    mutate: [
      portal('lib/{api/client,http/ApiError}'),
      portal('lib/{preferences/columnLayout,preferences/preferences,storage/storage}'),
      portal('features/race/results/seenResults'),
      portal('features/organizer/money/paidUntil'),
      portal('features/shared/billing/slotState'),
      portal('features/shared/events/raceFacts'),
      portal('features/shared/series/seriesDates'),
      portal('app/notifications/mergeMessages'),
      portal('features/organizer/series/seriesForm'),
      portal('features/race/keyFigure'),
      portal('features/race/why/versionDifference'),
      portal('features/riders/profile/riderFigures'),
      portal('features/series/{leadersOf,standings/besideOf}'),
      portal('features/series/stage/manage/stageChoices'),
      portal('features/teams/teamFigures'),
    ],
    tests: 'apps/portal/vitest.mutation.config.ts',
    folders: [
      'tsconfig.browser.json',
      'apps/portal',
      'packages/client',
      'packages/race',
      'packages/contract',
      'packages/ui',
      'packages/tables',
    ],
    least: 80,
  },
};
