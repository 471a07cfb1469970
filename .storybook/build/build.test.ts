// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { guides } from '../guides/index.ts';
import { changesOf } from './lastChanges.ts';
import { measureSizes } from './measureSizes.ts';
import { bestPictures } from './thumbnails.ts';
import { readTokenUses } from './tokenUses.ts';
import { withGuides } from './withGuides.ts';

const entry = (type: 'docs' | 'story', title: string) => ({
  id: `${title}--${type}`,
  name: type,
  title,
  importPath: './a.stories.tsx',
  tags: ['dev'],
  ...(type === 'docs' ? { type, storiesImports: [] } : { type, subtype: 'story' as const }),
});
const indexOf = (...entries: ReturnType<typeof entry>[]) =>
  withGuides({ v: 5, entries: Object.fromEntries(entries.map((each) => [each.id, each])) } as never, guides).entries;

describe('withGuides', () => {
  it('finds a component by the aliases of its guide, each with an anchor on its page', () => {
    const page = indexOf(entry('docs', 'Race/MedalRank'))['Race/MedalRank--docs'];

    expect(page).toMatchObject({ anchors: expect.arrayContaining([{ id: 'otryv-aliases-0', title: 'медаль' }]) });
  });

  it('tags a component with its status and whether other sites may embed it', () => {
    const entries = indexOf(entry('story', 'Race/MedalRank'), entry('story', 'Layout/AppShell'));

    expect(entries['Race/MedalRank--story']?.tags).toEqual(['dev', 'stable', 'embed-safe']);
    expect(entries['Layout/AppShell--story']?.tags).toEqual(['dev', 'stable']);
  });

  it('skips components without a guide', () => {
    expect(indexOf(entry('story', 'Screens/Home'))['Screens/Home--story']?.tags).toEqual(['dev']);
  });
});

describe('changesOf', () => {
  const log = [
    '@2026-11-22 race: Medals',
    '',
    'packages/ui/src/MedalRank/MedalRank.tsx',
    'packages/ui/src/MedalRank/MedalRank.test.tsx',
    '@2026-11-20 ui: Both',
    '',
    'packages/ui/src/MedalRank/index.ts',
    'packages/ui/src/Gap/Gap.tsx',
  ].join('\n');

  it('returns the day of the latest commit to each folder', () => {
    expect(changesOf(log).lastChanges).toEqual({
      'packages/ui/src/MedalRank': '2026-11-22',
      'packages/ui/src/Gap': '2026-11-20',
    });
  });

  it('returns the latest commits with their components', () => {
    expect(changesOf(log).recentChanges[0]).toEqual({
      day: '2026-11-22',
      subject: 'race: Medals',
      titles: ['Race/MedalRank'],
    });
  });

  it('is empty without a history', () => {
    expect(changesOf('')).toEqual({ lastChanges: {}, recentChanges: [] });
  });
});

describe('bestPictures', () => {
  it('prefers a wide sheet of states, per theme', () => {
    const files = [
      'race-gap--edge-data-light-390.png',
      'race-gap--states-light-390.png',
      'race-gap--states-light-1024.png',
      'race-gap--states-dark-1024.png',
    ];

    expect(
      bestPictures(files)
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual(['race-gap--states-dark-1024.png', 'race-gap--states-light-1024.png']);
  });
});

describe('measureSizes', () => {
  it("measures every component's share of the packages, without React", async () => {
    const sizes = await measureSizes();
    const missing = Object.entries(guides)
      .filter(([, { isInternal }]) => !isInternal)
      .map(([title, guide]) => guide.exported ?? title.slice(title.indexOf('/') + 1))
      .filter((name) => !sizes[name]);

    expect(missing).toEqual([]);
    expect(sizes.Chip).toBeLessThan(2000);
    expect(sizes.ResultsTable).toBeGreaterThan(sizes.MedalRank ?? Number.POSITIVE_INFINITY);
  });
});

describe('readTokenUses', () => {
  it('lists the components that use a token', async () => {
    expect((await readTokenUses())['--otryv-color-medal-gold']).toContain('MedalRank');
  });
});
