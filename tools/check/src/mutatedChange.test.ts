import { expect, it } from 'vitest';
import { changedLines } from './mutatedChange.ts';

it('returns the lines that a change adds or changes', () => {
  const diff = [
    'diff --git a/apps/api/src/a.ts b/apps/api/src/a.ts',
    '--- a/apps/api/src/a.ts',
    '+++ b/apps/api/src/a.ts',
    '@@ -3 +3,2 @@ function one()',
    '@@ -9,2 +11,0 @@',
    '+++ b/packages/race/src/b.ts',
    '@@ -0,0 +1 @@',
  ];

  expect(changedLines(diff)).toEqual(['apps/api/src/a.ts:3-4', 'packages/race/src/b.ts:1-1']);
});
