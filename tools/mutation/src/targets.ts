/** Code whose lines are changed one by one, and the tests that must notice. */
export interface Target {
  mutate: string[];
  /** The configuration of the tests, which need neither a database nor a browser. */
  tests: string;
  /** What they need to run. */
  folders: string[];
  /** The share of changes that must be noticed, in per cent. */
  least: number;
}

const api = (names: string) => `apps/api/src/${names}.ts`;
const contract = (names: string) => `packages/contract/src/${names}.ts`;
const portal = (names: string) => `apps/portal/src/${names}.ts`;

export const targets: Partial<Record<string, Target>> = {
  race: {
    mutate: ['packages/race/src/**/*.ts', '!packages/race/src/**/*.test.ts', '!packages/race/src/testing/**'],
    tests: 'packages/race/vitest.mutation.config.ts',
    folders: ['packages/race'],
    least: 80,
  },
  contract: {
    // What decides or words something: shapes and tables of endpoints are compared with openapi.json.
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
    least: 75,
  },
  api: {
    // Mappers and readers that are tested with the database alone are not among them: a change would take minutes.
    mutate: [
      api('results/{entry,fuller-rows,mark-best,unfinished,protocol-row.mapper,game-results.reader}'),
      api('events/{event-window,preview-days,event.mapper,game-event.mapper}'),
      api('profiles/comparison.mapper'),
      api('platform/search/search-endings'),
      api('activities/power-by-second'),
      api('game/{request-all,game-json,game.schemas}'),
      api('riders/riders.service'),
    ],
    tests: 'apps/api/vitest.mutation.config.ts',
    folders: ['apps/api', 'packages/race', 'packages/contract', 'tools/local-stack', 'tools/game-simulator'],
    least: 75,
  },
  portal: {
    mutate: [
      portal('api/{ApiError,client}'),
      portal('session/{columnLayout,preferences,seenResults,storage}'),
      portal('events/raceFacts'),
      portal('screens/Race/keyFigure'),
    ],
    tests: 'apps/portal/vitest.mutation.config.ts',
    folders: [
      'tsconfig.browser.json',
      'apps/portal',
      'packages/race',
      'packages/contract',
      'packages/ui',
      'packages/tables',
    ],
    least: 75,
  },
};
