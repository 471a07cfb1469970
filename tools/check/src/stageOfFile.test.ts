import { expect, it } from 'vitest';
import { stageOfFile } from './stageOfFile.ts';
import { stages } from './stages.ts';

it.each([
  { file: 'packages/ui/src/Card/Card.stories.tsx', stage: 'stories' },
  { file: '.storybook/baselines/baselines.spec.ts', stage: 'baselines' },
  { file: 'e2e/src/race.spec.ts', stage: 'e2e' },
])('runs $file in the stage $stage', ({ file, stage }) => {
  expect(stageOfFile(file)).toBe(stage);
  expect(stages.map(({ name }) => name)).toContain(stage);
});

it('runs tests of every project with Vitest', () => {
  const files = ['apps/api/src/bans/bans.test.ts', 'packages/ui/src/Card/Card.test.tsx', 'tools/check/src/git.test.ts'];

  expect(new Set(files.map(stageOfFile))).toEqual(new Set(['vitest']));
});
