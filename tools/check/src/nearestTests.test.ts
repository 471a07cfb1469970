import { describe, expect, it } from 'vitest';
import { chooseTests } from './nearestTests.ts';
import { graphOf } from './sourceGraph.ts';

const graph = graphOf(
  new Map([
    ['packages/contract/src/index.ts', "export * from './clubs/schemas.ts';"],
    ['packages/contract/src/clubs/schemas.ts', 'export const clubName = 1;'],
    ['packages/contract/src/clubs/schemas.test.ts', "import { clubName } from './schemas.ts';"],
    ['packages/contract/src/clubs/errors.test.ts', ''],
    ['packages/contract/src/news/schemas.ts', 'export interface News {}'],
    ['packages/contract/src/news/schemas.test.ts', "import type { News } from './schemas.ts';"],
    ['apps/api/src/clubs/clubs/clubs.service.ts', "import {\n  clubName,\n} from '@otryv/contract';"],
    ['apps/api/src/clubs/clubs/clubs.service.test.ts', "import { x } from './clubs.service.ts';"],
    ['apps/api/src/clubs/teams/teams.service.ts', "import { type Club, clubName as name } from '@otryv/contract';"],
    ['apps/api/src/clubs/teams/teams.service.test.ts', "import { y } from './teams.service.ts';"],
    ['apps/portal/src/features/clubs/Clubs.test.tsx', ''],
  ]),
);
const changed = ['packages/contract/src/clubs/schemas.ts'];

describe('chooseTests', () => {
  it('ranks tests by proximity, resolves names through a package, and omits unreachable tests', () => {
    expect(chooseTests({ changed, graph, seconds: () => 1, budgetSeconds: 100 })).toEqual({
      run: [
        'packages/contract/src/clubs/schemas.test.ts',
        'packages/contract/src/clubs/errors.test.ts',
        'apps/api/src/clubs/clubs/clubs.service.test.ts',
        'apps/portal/src/features/clubs/Clubs.test.tsx',
        'apps/api/src/clubs/teams/teams.service.test.ts',
      ],
      leftOut: [],
    });
  });

  it('spends no more than the budget, and reports the omitted tests', () => {
    const seconds = (test: string) => (test.startsWith('apps/api') ? 50 : 10);

    expect(chooseTests({ changed, graph, seconds, budgetSeconds: 35 })).toEqual({
      run: [
        'packages/contract/src/clubs/schemas.test.ts',
        'packages/contract/src/clubs/errors.test.ts',
        'apps/portal/src/features/clubs/Clubs.test.tsx',
      ],
      leftOut: ['apps/api/src/clubs/clubs/clubs.service.test.ts', 'apps/api/src/clubs/teams/teams.service.test.ts'],
    });
  });
});
