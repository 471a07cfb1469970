// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the expected value is the text of code.
import { describe, expect, it } from 'vitest';
import type { Locale } from './messageTree.ts';
import { sentence } from './sentence.ts';
import { signatureOf } from './signature.ts';

function codeOf(text: string, key = 'said', locale: Locale = 'en') {
  return sentence(text, { locale, parameters: signatureOf(key).parameters, onUse: () => undefined }).code;
}

describe('the code of a text', () => {
  it.each([
    { text: 'Start', code: `'Start'` },
    { text: "leader's jersey", code: `"leader's jersey"` },
    { text: "say '{braces}' as they are", code: `'say {braces} as they are'` },
    { text: 'a <b>tag</b> is text', code: `'a <b>tag</b> is text'` },
    { text: '1\u00a0:\u00a02', code: `'1\\u00a0:\\u00a02'` },
    { text: 'two\nlines', code: `'two\\nlines'` },
    { text: 'back\\slash', code: `'back\\\\slash'` },
  ])('writes the plain text $text', ({ text, code }) => {
    expect(codeOf(text)).toBe(code);
  });

  it.each([
    { key: 'of(count: number)', text: ' of {count}', code: '` of ${count}`' },
    { key: 'sum(count: number)', text: '{count}', code: '`${count}`' },
    { key: 'name(name: string)', text: '{name}', code: 'name' },
    {
      key: 'name(name: string)',
      text: "`{name}` costs $'{5}'",
      code: '`\\`${name}\\` costs $\\{5}`'.replace('$\\', '\\$'),
    },
    { key: 'sum(count: number)', text: '{count, number} m', code: "`${formatNumber(count, { locale: 'en' })} m`" },
  ])('inserts the argument into $text', ({ key, text, code }) => {
    expect(codeOf(text, key)).toBe(code);
  });

  it.each([
    { key: 'files(many: boolean)', text: '{many, select, true {files} other {file}}', code: "many ? 'files' : 'file'" },
    { key: 'on(on: boolean)', text: '{on, select, false {off} other {on}}', code: "!on ? 'off' : 'on'" },
    {
      key: 'done(count: number | undefined)',
      text: '{count, select, undefined {Done} other {Done: {count}}}',
      code: "count === undefined ? 'Done' : `Done: ${count}`",
    },
    {
      key: 'sport(sport: string)',
      text: 'a {sport, select, run {run} ride {ride} other {race}}',
      code: "`a ${sport === 'run' ? 'run' : sport === 'ride' ? 'ride' : 'race'}`",
    },
  ])('chooses by value in $text', ({ key, text, code }) => {
    expect(codeOf(text, key)).toBe(code);
  });
});

describe('a name between quotation marks', () => {
  it('uses inner marks for its own', () => {
    const { code, needs } = sentence('Клуб «{name}» и «{other}» у {name}', {
      locale: 'ru',
      parameters: signatureOf('said(name: string, other: string)').parameters,
      onUse: () => undefined,
    });

    expect(code).toBe('`Клуб «${innerQuotes(name)}» и «${innerQuotes(other)}» у ${name}`');
    expect(new Set(needs)).toEqual(new Set(['innerQuotes']));
  });

  it('uses them in a choice as well', () => {
    const text = 'Этап{name, select, undefined {} other {: «{name}»}}';

    expect(codeOf(text, 'of(name: string | undefined)', 'ru')).toBe(
      "`Этап${name === undefined ? '' : `: «${innerQuotes(name)}»`}`",
    );
  });
});

describe('a plural', () => {
  const key = 'races(count: number)';

  it('is the number with its word if every form is one', () => {
    const text = 'Found: {count, plural, one {#\u00a0race} other {#\u00a0races}}.';

    expect(codeOf(text, key)).toBe("`Found: ${formatCount('en', count, { one: 'race', other: 'races' })}.`");
  });

  it('extracts the common prefix of its forms', () => {
    const text =
      '{count, plural, one {за #\u00a0день} few {за #\u00a0дня} many {за #\u00a0дней} other {за #\u00a0дня}}';

    expect(codeOf(text, key, 'ru')).toBe(
      "`за ${formatCount('ru', count, { one: 'день', many: 'дней', other: 'дня' })}`",
    );
  });

  it('is a choice of texts if the forms differ in more than a word after the number', () => {
    const text = '{count, plural, one {# rider has finished} other {# riders have finished}}';

    expect(codeOf(text, key)).toBe(
      "`${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'rider has finished', other: 'riders have finished' })}`",
    );
  });

  it('keeps the text of another argument in its forms', () => {
    const text = '{count, plural, one {{name} won once} other {{name} won # times}}';

    expect(codeOf(text, 'won(name: string, count: number)')).toBe(
      "`${name} won ${plural('en', count, { one: 'once', other: `${formatNumber(count, { locale: 'en' })} times` })}`",
    );
  });

  it('compares exact numbers, in order, before plural forms', () => {
    const text = '{count, plural, =0 {none} =1 {per day} one {# day} other {# days}}';

    expect(codeOf(text, key)).toBe(
      "count === 0 ? 'none' : count === 1 ? 'per day' : `${formatNumber(count, { locale: 'en' })} ${plural('en', count, { one: 'day', other: 'days' })}`",
    );
  });
});

describe('an invalid text', () => {
  it.each([
    { text: 'of {count', key: 'of(count: number)', problem: /does not parse \(EXPECT_ARGUMENT_CLOSING_BRACE\)/ },
    { text: '{on, select, true {on}}', key: 'on(on: boolean)', problem: /MISSING_OTHER_CLAUSE.*give each .* an other/ },
    { text: 'of {count}', key: 'of', problem: /no argument "count": add it to the signature/ },
    { text: '{n, plural, one {#} other {#}}', key: 'n(n: string)', problem: /is a string: only a number has a plural/ },
    { text: '{n, plural, other {#}}', key: 'n(n: number)', problem: /lacks one: en needs these forms/ },
    {
      text: '{n, plural, one {1} few {2} other {#}}',
      key: 'n(n: number)',
      problem: /has few: remove them, en has none/,
    },
    { text: '{n, plural, offset:1 one {1} other {#}}', key: 'n(n: number)', problem: /subtract at the call site/ },
    {
      text: '{n, selectordinal, one {#st} other {#th}}',
      key: 'n(n: number)',
      problem: /selectordinal} is not supported/,
    },
    { text: '{n, number, percent}', key: 'n(n: number)', problem: /has a style: round and mark it at the call site/ },
    { text: '{at, date}', key: 'at(at: string)', problem: /format it at the call site/ },
    { text: '{n, select, 1 {one} other {more}}', key: 'n(n: number)', problem: /cannot be "1", it is a number/ },
    {
      text: '{a, select, undefined {} other {{a}}}',
      key: 'a(a: string)',
      problem: /cannot be "undefined", it is a string/,
    },
    { text: 'x', key: 'of(count: Date)', problem: /"count: Date" is not an argument: write it like/ },
    { text: 'x', key: 'of (count)', problem: /The key is not a name/ },
  ])('reports the problem in $text under $key', ({ text, key, problem }) => {
    expect(() => codeOf(text, key)).toThrow(problem);
  });

  it.each(['one', 'few', 'many'])('lacks the Russian form %s', (form) => {
    const forms = ['one', 'few', 'many'].filter((given) => given !== form).map((given) => `${given} {#}`);

    expect(() => codeOf(`{n, plural, ${forms.join(' ')} other {#}}`, 'n(n: number)', 'ru')).toThrow(
      `lacks ${form}: ru`,
    );
  });
});
