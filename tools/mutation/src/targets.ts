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

export const targets: Readonly<Record<string, Target>> = {
  race: {
    mutate: ['packages/race/src/**/*.ts', '!packages/race/src/**/*.test.ts', '!packages/race/src/testing/**'],
    tests: 'packages/race/vitest.mutation.config.ts',
    folders: ['packages/race'],
    least: 85,
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
    least: 80,
  },
  api: {
    // Mappers and readers that are tested with the database alone are not among them: a change would take minutes.
    mutate: [
      api(
        'results/{entry,fuller-rows,game-results.reader,hide-figures,mark-best,placings,protocol-guards,protocol-row.mapper,unfinished,winner.mapper}',
      ),
      api('events/{eligibility,event-rights,event-window,event.mapper,game-event.mapper,preview-days}'),
      api('series/{hide-in-standings,stage,stage-locks,stage-planning,stage-shifts,standings.mapper}'),
      api('rating/contributions.mapper'),
      api('slots/slot-period'),
      api('billing/money'),
      api('statistics/{event-periods,histograms}'),
      api('teams/team'),
      api('logs/changes-of'),
      api('profiles/comparison.mapper'),
      api('search/best-first'),
      api('platform/search/search-endings'),
      api('activities/power-by-second'),
      api('game/{request-all,game-json,game.schemas}'),
      api('riders/riders.service'),
    ],
    tests: 'apps/api/vitest.mutation.config.ts',
    folders: ['apps/api', 'packages/race', 'packages/contract', 'tools/local-stack', 'tools/game-simulator'],
    least: 80,
  },
  portal: {
    mutate: [
      portal('api/{ApiError,client}'),
      portal('session/{columnLayout,preferences,seenResults,storage}'),
      portal('billing/{paidUntil,slotState}'),
      portal('events/raceFacts'),
      portal('riders/toResultsTableRow'),
      portal('series/seriesDates'),
      portal('session/mergeMessages'),
      portal('screens/Organizer/Series/seriesForm'),
      portal('screens/Race/keyFigure'),
      portal('screens/Race/Why/versionDifference'),
      portal('screens/Riders/Compare/comparedFigures'),
      portal('screens/Riders/Profile/riderFigures'),
      portal('screens/Series/{classificationRows,leadersOf,toStandingsRow}'),
      portal('screens/Series/Stage/Manage/categoriesOfStage'),
      portal('screens/Teams/teamFigures'),
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
    least: 80,
  },
};
