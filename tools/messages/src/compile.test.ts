// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expected value is the text of code.
import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';

function built(ru: object, en: object) {
  return compile({
    ru: { path: 'a/words.ru.icu.json', json: JSON.stringify(ru) },
    en: { path: 'a/words.en.icu.json', json: JSON.stringify(en) },
  });
}

describe('compile', () => {
  it('generates a module of texts, lists, groups and functions', () => {
    const tree = { title: 'Races', units: ['B', 'KB'], 'crit-city': { 'of(count: number)': 'of {count, number}' } };

    expect(built(tree, tree).en).toBe(
      [
        '/* Compiled by tools/messages from words.en.icu.json. */',
        "import { formatNumber } from '@otryv/race';",
        '',
        'export const en = {',
        "  title: 'Races',",
        "  units: ['B', 'KB'],",
        "  'crit-city': { of: (count: number): string => `of ${formatNumber(count, { locale: 'en' })}` },",
        '};',
        '',
      ].join('\n'),
    );
  });

  it('imports nothing when nothing is counted', () => {
    expect(built({ title: 'Заезды' }, { title: 'Races' }).ru).not.toContain('import');
  });

  it('keeps the position of an argument that one of the locales does not use', () => {
    const modules = built({ 'of(a: string, b: string)': '{b}' }, { 'of(a: string, b: string)': '{a} {b}' });

    expect(modules.ru).toContain('of: (_a: string, b: string): string => b');
    expect(modules.en).toContain('of: (a: string, b: string): string =>');
  });

  it.each([
    {
      what: 'a key of the other locale that is missing',
      ru: { medal: { gold: 'золото' } },
      en: { medal: {} },
      problem: 'a/words.en.icu.json: medal/gold: It exists in Russian: add it here too, with the same arguments.',
    },
    {
      what: 'a key that the other locale does not have',
      ru: {},
      en: { title: 'Races' },
      problem: 'a/words.ru.icu.json: title: It exists in English: add it here too, with the same arguments.',
    },
    {
      what: 'another signature',
      ru: { 'of(a: string)': '{a}' },
      en: { 'of(a: number)': '{a}' },
      problem: 'a/words.en.icu.json: of(a: string): It exists in Russian: add it here too, with the same arguments.',
    },
    {
      what: 'a list that is a text elsewhere',
      ru: { units: ['Б'] },
      en: { units: 'B' },
      problem: 'a/words.en.icu.json: units: It exists in Russian: add it here too, with the same arguments.',
    },
    {
      what: 'an argument that no locale uses',
      ru: { 'of(a: string, b: string)': '{a}' },
      en: { 'of(a: string, b: string)': 'of {a}' },
      problem:
        'a/words.ru.icu.json: of(a: string, b: string): No locale uses "b": remove it from the key and its calls.',
    },
    {
      what: 'arguments of a group',
      ru: { 'medal(a: string)': { gold: 'золото' } },
      en: { 'medal(a: string)': { gold: 'gold' } },
      problem: 'a/words.ru.icu.json: medal(a: string): A group has no arguments: give them to the texts in it.',
    },
    {
      what: 'a value that is no text',
      ru: { medal: { gold: 1 } },
      en: { medal: { gold: 'gold' } },
      problem: 'a/words.ru.icu.json: gold: 1 is not a text: write a string, a list of strings or a group of them.',
    },
  ])('rejects $what, naming its catalogue and key', ({ ru, en, problem }) => {
    expect(() => built(ru, en)).toThrow(problem);
  });

  it('reports all problems of both sources together', () => {
    const refused = () => built({ a: '{a', b: 'б' }, { a: '{a', c: 'c' });

    expect(refused).toThrow(/ru\.icu\.json: a: .*\n.*en\.icu\.json: a: .*\n.*b: .*Russian.*\n.*c: .*English/);
  });
});
