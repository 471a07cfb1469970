import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyExpression } from '../testing/anExpression.ts';
import { parseAccessExpression } from './parseAccessExpression.ts';
import { printAccessExpression } from './printAccessExpression.ts';

const age = (operator: '<' | '>=', value: number) => ({
  type: 'comparison',
  left: { variable: 'profile.age' },
  operator,
  right: { value },
});

function printed(source: string) {
  const parsed = parseAccessExpression(source);
  return 'error' in parsed ? parsed.error : printAccessExpression(parsed.expression);
}

describe('parseAccessExpression', () => {
  it('round-trips every printed expression', () => {
    fc.assert(
      fc.property(anyExpression, (expression) => {
        expect(parseAccessExpression(printAccessExpression(expression))).toEqual({ expression });
      }),
    );
  });

  it('returns an expression or an error position within the text, for any text', () => {
    const words = fc.constantFrom('(', ')', '&&', '||', '<', '==', ' ', '3', '"x"', 'profile.age', 'false', '!');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((parts) => parts.join('')),
        ),
        (source) => {
          const parsed = parseAccessExpression(source);
          const { at, found } = 'error' in parsed ? parsed.error : { at: 0, found: '' };

          expect(source.slice(at, at + found.length)).toBe(found);
          expect(at).toBeLessThanOrEqual(source.length);
        },
      ),
    );
  });

  it('binds && closer than ||', () => {
    expect(parseAccessExpression('profile.age < 1 || profile.age < 2 && profile.age >= 3')).toEqual({
      expression: {
        type: 'or',
        terms: [age('<', 1), { type: 'and', terms: [age('<', 2), age('>=', 3)] }],
      },
    });
  });

  it.each([
    { source: 'false', text: 'false' },
    { source: ' TRUE ', text: 'true' },
    { source: '((profile.age<30))', text: 'profile.age < 30' },
    { source: '-1.5 <= scoring.current', text: '-1.5 <= scoring.current' },
    { source: 'profile.profileid != 1', text: 'profile.profileId != 1' },
    {
      source: '(profile.playerType == "BROADCASTER") || \n(false )',
      text: 'profile.playerType == "BROADCASTER" || false',
    },
  ])('parses $source', ({ source, text }) => {
    expect(printed(source)).toBe(text);
  });

  it.each([
    { source: '', code: 'empty', at: 0, found: '' },
    { source: '  \n', code: 'empty', at: 0, found: '' },
    { source: 'profile.age', code: 'unexpected', at: 11, found: '' },
    { source: 'profile.age <', code: 'unexpected', at: 13, found: '' },
    { source: 'profile.age = 3', code: 'unexpected', at: 12, found: '=' },
    { source: 'profile.age < 3 profile.age', code: 'unexpected', at: 16, found: 'profile.age' },
    { source: 'profile.age < 3 &&', code: 'unexpected', at: 18, found: '' },
    { source: 'false)', code: 'unexpected', at: 5, found: ')' },
    { source: '(false', code: 'unclosed', at: 0, found: '(' },
    { source: '(false, true)', code: 'unexpected', at: 6, found: ',' },
    { source: 'profile.weight < 3', code: 'unknownVariable', at: 0, found: 'profile.weight' },
    { source: 'profile.age == "30"', code: 'mixedTypes', at: 0, found: 'profile.age' },
    { source: 'profile.playerType < "B"', code: 'mixedTypes', at: 0, found: 'profile.playerType' },
    { source: 'profile.age < 3 || "a', code: 'unexpected', at: 19, found: '"' },
    { source: `${'('.repeat(51)}false${')'.repeat(51)}`, code: 'tooDeep', at: 50, found: '(' },
  ])('rejects $source as $code', ({ source, ...error }) => {
    expect(parseAccessExpression(source)).toEqual({ error });
  });

  it('parses fifty nested parentheses', () => {
    expect(printed(`${'('.repeat(50)}false${')'.repeat(50)}`)).toBe('false');
  });

  it('rejects a hundred thousand nested parentheses without a stack overflow', () => {
    expect(parseAccessExpression('('.repeat(100_000))).toMatchObject({ error: { code: 'tooDeep' } });
  });
});
