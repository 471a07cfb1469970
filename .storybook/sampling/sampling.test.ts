// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isJudgedByAxe } from '../axeStories.ts';
import { importsOfScreens, sampleStates } from './sampledStates.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const screens = 'apps/portal/src/features';
const files = globSync(`${screens}/**/*States.stories.tsx`, { cwd: root });
const storiesIn = (code: string) => code.match(/^export const \w+: StateStory/gm) ?? [];
const importsOf = importsOfScreens(root);
const imports = files.map((file) => ({ file, found: importsOf(file) }));
const affectedBy = (change: string) => imports.filter(({ found }) => found.has(change)).map(({ file }) => file);

describe('sample of network states', () => {
  it('keeps one state of every screen', () => {
    const kept = files.map((file) => {
      const code = readFileSync(`${root}/${file}`, 'utf8');
      return { file, states: storiesIn(code).length, kept: storiesIn(sampleStates(code, file, 42)).length };
    });

    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter(({ states, kept }) => kept * 5 !== states)).toEqual([]);
  });

  it('rejects a file whose states it does not recognize', () => {
    expect(() => sampleStates('export const Slow = late();', 'a.tsx', 42)).toThrow('a.tsx has no story');
  });

  it.each([
    {
      change: `${screens}/race/results/RaceHero.tsx`,
      affects: [`${screens}/race/results/RaceResultsScreenStates.stories.tsx`],
    },
    {
      change: 'packages/tables/src/StandingsTable/StandingsTable.tsx',
      affects: [`${screens}/series/SeriesStates.stories.tsx`],
    },
    { change: 'apps/api/src/main.ts', affects: [] },
    { change: 'packages/ui/src/Button/Button.module.css', affects: files },
    { change: 'apps/portal/src/app/shell/Shell.tsx', affects: files },
  ])('includes every state of the screens that import $change', ({ change, affects }) => {
    expect(affectedBy(change).toSorted()).toEqual(affects.toSorted());
  });
});

describe('axe in every run', () => {
  it('checks sheets of components and loaded screens, and leaves the rest to the full run', () => {
    const judged = [
      { title: 'Race/Chip', name: 'States' },
      { title: 'Race/Chip', name: 'Edge Data' },
      { title: 'Screens/Home', name: 'Phone' },
      { title: 'Screens/Home', name: 'Loading' },
      { title: 'Screens/Home states', name: 'Slow' },
      { title: 'Letters/Digest', name: 'Edge Data' },
    ].map(isJudgedByAxe);

    expect(judged).toEqual([true, false, true, false, false, true]);
  });
});
