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
const all = Object.entries(guides).map(([title, guide]) => ({ title, guide }));
const inBoth = ['ru', 'en'].flatMap((locale) =>
  Object.keys(guides).map((title) => ({ title, locale, guide: guideOf(title, locale) as Guide })),
);
const indices = readFileSync(`${root}packages/ui/src/index.ts`, 'utf8');

function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z\d])/g, '$1 $2').replace(/(\d)([A-Z])/g, '$1 $2');
}

const listsOf = (guide: Guide | undefined) => (guide ? [guide.use, guide.avoid, guide.anatomy, guide.words] : []);

const whyOf = (judged: Judged) => JSON.stringify(judged);

interface Named {
  title: string;
  locale?: string;
}

/** Returns every guide that fails checks, with the failed checks. */
function failuresOf<Each extends Named>(each: readonly Each[], promises: (one: Each) => Record<string, boolean>) {
  return each.flatMap((one) => {
    const broken = Object.entries(promises(one)).filter(([, isKept]) => !isKept);
    return broken.length === 0 ? [] : [`${one.title} ${one.locale ?? ''}: ${broken.map(([name]) => name).join(', ')}`];
  });
}

describe('guides', () => {
  it('match the components one to one', () => {
    expect(Object.keys(guides).toSorted()).toEqual(components.map(({ title }) => title).toSorted());
  });

  it('describe the props of exports, not of wrappers in stories', () => {
    expect(components.filter(({ isOwn }) => isOwn).map(({ title }) => title)).toEqual([]);
  });

  it('have content in every part, in both languages', () => {
    const isText = (text: string) => /[а-яё]|[A-Z]/.test(text);
    const failures = failuresOf(inBoth, ({ guide }) => ({
      what: /^[А-ЯЁA-Z«].{15,}\.$/.test(guide.what),
      aliases: guide.aliases.length >= 2,
      lists: listsOf(guide).every((part) => part.length > 0 && part.every(isText)),
      why: [guide.good, guide.bad].every(({ why }) => why.length > 7),
    }));

    expect(failures).toEqual([]);
  });

  it('show right and wrong by different examples', () => {
    const failures = failuresOf(inBoth, ({ guide: { good, bad } }) => ({ differ: whyOf(good) !== whyOf(bad) }));

    expect(failures).toEqual([]);
  });

  it('translate all Russian texts into English', () => {
    const failures = failuresOf(all, ({ title, guide }) => {
      const english = guideOf(title, 'en');
      const parts = [english?.what, ...listsOf(english), english?.good, english?.bad];
      const rules = guide.rule?.file === 'text/searchKey.ts' ? [] : [english?.rule?.says ?? ''];
      const texts = [...parts.map((part) => JSON.stringify(part)), ...rules];
      const lengths = (each: Guide | undefined) =>
        listsOf(each)
          .map(({ length }) => length)
          .join();
      return {
        english: texts.every((text) => !/[а-яё]/i.test(text)),
        rule: guide.rule?.says === undefined || english?.rule?.says !== guide.rule.says,
        lists: lengths(english) === lengths(guide),
      };
    });

    expect(failures).toEqual([]);
  });

  it.each(['ru', 'en'])('contain no filler copied from guide to guide in %s', (locale) => {
    const spoken = inBoth.filter((each) => each.locale === locale);
    const whats = spoken.map(({ guide }) => guide.what);
    const reasons = spoken.map(({ guide }) => guide.good.why);

    expect(new Set(whats).size).toBe(whats.length);
    expect(reasons.length - new Set(reasons).size).toBeLessThanOrEqual(6);
  });

  it('are found by a Russian word', () => {
    const failures = failuresOf(all, ({ guide: { aliases } }) => ({
      russian: aliases.some((alias) => /[а-яё]/.test(alias)) || aliases.length >= 3,
    }));

    expect(failures).toEqual([]);
  });

  it('reference existing components, stories, rules and examples', () => {
    const failures = failuresOf(all, ({ title, guide: { related, rule, examples = [], good, bad } }) => {
      const names = stories.find((story) => story.title === title)?.names ?? [];
      const shown = [good, bad].flatMap((judged) => ('story' in judged ? [judged.story] : []));
      return {
        related: related.every((other) => other in guides),
        stories: shown.every((story) => names.includes(story)),
        rule: rule === null || existsSync(`${root}packages/race/src/${rule.file}`),
        examples: examples.every((file) => existsSync(`${root}examples/${file}`)),
      };
    });

    expect(failures).toEqual([]);
  });

  it('reference exports of the packages', () => {
    expect(exportedName('Race/RouteBars', guides['Race/RouteBars'])).toBe('RouteFigure');
    expect(indices).toContain("'./RouteBars/index.ts'");
  });
});
