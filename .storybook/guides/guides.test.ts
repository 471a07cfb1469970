// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exportedName, type Guide, type Judged } from './guide.ts';
import { guideOf, guides } from './index.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stories = globSync('{packages/*/src,.storybook/embedding}/**/*.stories.tsx', { cwd: root }).map((file) => {
  const source = readFileSync(`${root}${file}`, 'utf8');
  return {
    title: /title: '([A-Z]\w+\/[^']+)'/.exec(source)?.[1] ?? '',
    names: Array.from(source.matchAll(/export const (\w+)/g), ([, name = '']) => spaced(name)),
    isOwn: new RegExp(`^function ${/^ {2}component: (\w+)/m.exec(source)?.[1]}\\(`, 'm').test(source),
  };
});
const components = stories.filter(({ title }) => !title.startsWith('Foundations/'));
const all = Object.entries(guides);
const inBoth = ['ru', 'en'].flatMap((locale) =>
  Object.keys(guides).map((title) => ({ title, locale, guide: guideOf(title, locale) as Guide })),
);
const indices = readFileSync(`${root}packages/ui/src/index.ts`, 'utf8');

function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z\d])/g, '$1 $2').replace(/(\d)([A-Z])/g, '$1 $2');
}

const listsOf = (guide: Guide | undefined) => (guide ? [guide.use, guide.avoid, guide.anatomy, guide.words] : []);

const whyOf = (judged: Judged) => JSON.stringify(judged);

describe('guides', () => {
  it('are as many as the components, no more and no fewer', () => {
    expect(Object.keys(guides).toSorted()).toEqual(components.map(({ title }) => title).toSorted());
  });

  it('stand over the props of what is exported, not of what its stories make of it', () => {
    expect(components.filter(({ isOwn }) => isOwn).map(({ title }) => title)).toEqual([]);
  });

  it.each(inBoth)('$title has content in every part in $locale', ({ guide }) => {
    expect(guide.what).toMatch(/^[А-ЯЁA-Z«].{15,}\.$/);
    expect(guide.aliases.length).toBeGreaterThanOrEqual(2);
    for (const part of [guide.use, guide.avoid, guide.anatomy, guide.words]) {
      expect(part.length).toBeGreaterThan(0);
      for (const text of part) expect(text).toMatch(/[а-яё]|[A-Z]/);
    }
    for (const { why } of [guide.good, guide.bad]) expect(why.length).toBeGreaterThan(7);
  });

  it.each(inBoth)('$title shows right and wrong by different examples in $locale', ({ guide: { good, bad } }) => {
    expect(whyOf(good)).not.toBe(whyOf(bad));
  });

  it.each(all)('%s says in English everything it says in Russian', (title, guide) => {
    const english = guideOf(title, 'en');
    const texts = [english?.what, ...listsOf(english), english?.good, english?.bad].map((text) => JSON.stringify(text));
    const rules = guide.rule?.file === 'text/searchKey.ts' ? [] : [english?.rule?.says ?? ''];

    expect([...texts, ...rules].filter((text) => /[а-яё]/i.test(text))).toEqual([]);
    expect(guide.rule?.says === undefined || english?.rule?.says !== guide.rule.says).toBe(true);
    expect(listsOf(english).map(({ length }) => length)).toEqual(listsOf(guide).map(({ length }) => length));
  });

  it.each(['ru', 'en'])('says nothing twice: no filler is copied from guide to guide in %s', (locale) => {
    const spoken = inBoth.filter((each) => each.locale === locale);
    const whats = spoken.map(({ guide }) => guide.what);
    const reasons = spoken.map(({ guide }) => guide.good.why);

    expect(new Set(whats).size).toBe(whats.length);
    expect(reasons.length - new Set(reasons).size).toBeLessThanOrEqual(6);
  });

  it.each(all)('%s is searched by a Russian word', (_, { aliases }) => {
    expect(aliases.some((alias) => /[а-яё]/.test(alias)) || aliases.length >= 3).toBe(true);
  });

  it.each(all)('%s names components, stories and rules that exist', (title, { related, rule, good, bad }) => {
    const names = stories.find((story) => story.title === title)?.names ?? [];
    const shown = [good, bad].flatMap((judged) => ('story' in judged ? [judged.story] : []));

    expect(related.filter((other) => !(other in guides))).toEqual([]);
    expect(shown.filter((story) => !names.includes(story))).toEqual([]);
    expect(rule === null || existsSync(`${root}packages/race/src/${rule.file}`)).toBe(true);
  });

  it('names exports of the packages', () => {
    expect(exportedName('Race/RouteBars', guides['Race/RouteBars'])).toBe('RouteFigure');
    expect(indices).toContain("'./RouteBars/index.ts'");
  });
});
