import { expect, it } from 'vitest';
import { faultOf } from './faultOf.ts';

const isThere = (file: string) => file !== 'a/gone.test.ts';

it.each([
  { files: ['a/gone.test.ts'], fault: 'Below the root of the repository there is no a/gone.test.ts.' },
  { files: ['a/One.tsx'], fault: 'No test, story or journey: a/One.tsx.' },
  {
    files: ['a/One.test.tsx', 'a/One.stories.tsx'],
    fault: 'These files are of different kinds: vitest (a/One.test.tsx); stories (a/One.stories.tsx).',
  },
  { files: ['a/One.test.tsx', 'a/two.test.ts', 'packages/contract'], fault: null },
])('reports the problem of $files, if any', ({ files, fault }) => {
  expect(faultOf(files, isThere)).toBe(fault);
});
