// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { docstringsOf } from './docstringsOf.ts';
import { controlOf } from './typedControls.ts';
import { usageOf } from './usageOf.ts';

const argsStory = { __isArgsStory: true };

describe('usageOf', () => {
  it('imports the component from its package and prints values that a reader can grasp', () => {
    const args = { place: 1 };

    expect(usageOf('', { title: 'Race/MedalRank', args, parameters: argsStory })).toBe(
      "import { MedalRank } from '@otryv/ui';\n\n<MedalRank place={1} />",
    );
  });

  it('names lists and functions instead of printing them', () => {
    const args = { caption: 'Протокол', rows: Array.from({ length: 300 }, () => ({ place: 1 })), onRetry: () => {} };

    expect(usageOf('', { title: 'Tables/ResultsTable', args, parameters: argsStory })).toBe(
      'import { ResultsTable } from \'@otryv/tables\';\n\n<ResultsTable caption="Протокол" rows={rows} onRetry={onRetry} />',
    );
  });

  it('prints the text between the tags', () => {
    const args = { kind: 'primary', children: 'Сохранить' };

    expect(usageOf('', { title: 'Actions/Button', args, parameters: argsStory })).toContain(
      '<Button kind="primary">Сохранить</Button>',
    );
  });

  it('uses the name exported by the package', () => {
    expect(usageOf('', { title: 'Race/RouteBars', args: {}, parameters: argsStory })).toContain('<RouteFigure />');
  });

  it('keeps the source of a story that renders itself', () => {
    expect(usageOf('<Matrix />', { title: 'Race/MedalRank', args: {}, parameters: {} })).toBe('<Matrix />');
  });
});

describe('controlOf', () => {
  it.each([
    { raw: 'number | null', value: [{ name: 'number' }, { name: 'other', value: 'null' }], type: 'number' },
    { raw: 'string | undefined', value: [{ name: 'string' }, { name: 'other', value: 'undefined' }], type: 'text' },
    {
      raw: 'Density | undefined',
      value: [{ name: 'other', value: 'Density' }, { name: 'undefined' }],
      type: 'inline-radio',
    },
  ])('assigns the control $type to $raw', ({ raw, value, type }) => {
    expect(controlOf({ name: 'union', raw, value })?.control).toEqual({ type });
  });

  it('offers the members of a union of literals as choices', () => {
    const value = ['"a"', '"b"', 'null'].map((each) => ({ name: 'other', value: each }));

    expect(controlOf({ name: 'union', value })?.options).toEqual(['a', 'b']);
  });

  it('assigns no control to functions', () => {
    expect(controlOf({ name: 'union', raw: '((at: number) => void) | undefined', value: [] })).toEqual({
      control: false,
    });
  });
});

describe('docstringsOf', () => {
  it('returns the docstrings of exported functions with their names', () => {
    const source =
      '/** Not exported. */\nconst a = 1;\n\n/**\n * The medal.\n *\n * Ties share it.\n */\nexport function medalFor() {}';

    expect(docstringsOf(source)).toBe('medalFor\nThe medal.\n\nTies share it.');
  });
});
