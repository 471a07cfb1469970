// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exportedName, type Guide, guideLocales } from './guide.ts';
import { guides } from './index.ts';
import { readSources } from './readGuides.ts';

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
const headings = {
  ru: ['Когда нужен', 'Когда не нужен', 'Из чего состоит', 'Как писать тексты'],
  en: ['When to use it', 'When not to', 'Anatomy', 'Content rules'],
};
const heads = ['aliases', 'related', 'rule', 'examples', 'status', 'isWholePage', 'isInternal', 'exported'];
const all = Object.entries(readSources()).map(([title, { head, ru, en }]) => ({
  title,
  head,
  guide: guides[title] as Guide,
  ru: textOf(ru),
  en: textOf(en),
}));
const inBoth = guideLocales.flatMap((locale) => all.map((one) => ({ ...one, locale, text: one[locale] })));
const indices = readFileSync(`${root}packages/ui/src/index.ts`, 'utf8');

function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z\d])/g, '$1 $2').replace(/(\d)([A-Z])/g, '$1 $2');
}

interface Example {
  kind: string;
  value: string;
  why: string;
}

/** Parts of a document in one language. */
interface Text {
  what: string;
  lists: { heading: string; items: string[] }[];
  good: Example | undefined;
  bad: Example | undefined;
  rule: string | undefined;
  /** Lines that are none of the above. */
  others: string[];
}

function textOf(source: string): Text {
  const [what = '', ...lines] = source.trim().split('\n');
  const [, ...sections] = lines.join('\n').split(/^## /m);
  const lists = sections.map((section) => {
    const [heading = '', ...rest] = section.split('\n');
    return { heading, items: rest.flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : [])) };
  });
  const exampleOf = (name: string) => {
    const [, kind = '', value = '', why = ''] =
      new RegExp(`^<${name} (args|story|error|button)=(".*?"|\\{.*\\})>(.+)</${name}>$`, 'm').exec(source) ?? [];
    return kind === '' ? undefined : { kind, value, why };
  };
  return {
    what,
    lists,
    good: exampleOf('Good'),
    bad: exampleOf('Bad'),
    rule: /^<Rule>(.+)<\/Rule>$/m.exec(source)?.[1],
    others: lines.filter((line) => !/^$|^## |^- |^<(Good|Bad|Rule)[ >]/.test(line)),
  };
}

/** Returns an example without its texts: its kind, its story, and the shape of its args. */
function shapeOf(example: Example | undefined): string {
  if (example?.kind !== 'args') return example?.kind === 'story' ? example.value : `${example?.kind}`;
  return example.value.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, "''");
}

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
    const failures = failuresOf(inBoth, ({ guide, head, text, locale }) => ({
      head: Object.keys(head).every((name) => heads.includes(name)),
      what: /^[А-ЯЁA-Z«].{15,}\.$/.test(text.what),
      aliases: guide.aliases.length >= 2,
      headings: text.lists.map(({ heading }) => heading).join() === headings[locale].join(),
      lists: text.lists.every(({ items }) => items.length > 0 && items.every(isText)),
      why: [text.good, text.bad].every((example) => (example?.why.length ?? 0) > 7),
      rule: (text.rule === undefined) === (guide.rule === null),
      others: text.others.length === 0,
    }));

    expect(failures).toEqual([]);
  });

  it('show right and wrong by different examples', () => {
    const failures = failuresOf(inBoth, ({ text: { good, bad } }) => ({
      differ: JSON.stringify(good) !== JSON.stringify(bad),
    }));

    expect(failures).toEqual([]);
  });

  it('translate all Russian texts into English', () => {
    const failures = failuresOf(all, ({ guide, ru, en }) => {
      const { rule, ...texts } = en;
      const lengths = ({ lists }: Text) => lists.map(({ items }) => items.length).join();
      return {
        english: !/[а-яё]/i.test(JSON.stringify(guide.rule === 'text/searchKey.ts' ? texts : en)),
        rule: rule === undefined || rule !== ru.rule,
        lists: lengths(en) === lengths(ru),
        examples: shapeOf(en.good) === shapeOf(ru.good) && shapeOf(en.bad) === shapeOf(ru.bad),
      };
    });

    expect(failures).toEqual([]);
  });

  it.each(guideLocales)('contain no filler copied from guide to guide in %s', (locale) => {
    const spoken = inBoth.filter((each) => each.locale === locale);
    const whats = spoken.map(({ text }) => text.what);
    const reasons = spoken.map(({ text }) => text.good?.why);

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
    const failures = failuresOf(all, ({ title, guide: { related, rule, examples }, ru: { good, bad } }) => {
      const names = stories.find((story) => story.title === title)?.names ?? [];
      const shown = [good, bad].flatMap((example) => (example?.kind === 'story' ? [example.value.slice(1, -1)] : []));
      return {
        related: related.every((other) => other in guides),
        stories: shown.every((story) => names.includes(story)),
        rule: rule === null || existsSync(`${root}packages/race/src/${rule}`),
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
