import { expect, it } from 'vitest';
import { roomsOf } from './roomsOf.ts';

it('returns each room once, and none for files of the root', () => {
  const files = [
    'packages/race/src/index.ts',
    'packages/race/README.md',
    'e2e/src/race.spec.ts',
    'README.md',
    '.storybook/preview.tsx',
    'tools/check/a.ts',
  ];

  expect(roomsOf(files)).toEqual(['.storybook', 'e2e', 'packages/race', 'tools/check']);
});
