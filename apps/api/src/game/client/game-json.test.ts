import { describe, expect, it } from 'vitest';
import { parseGameJson } from './game-json.ts';

describe('parseGameJson', () => {
  it.each([
    ['9007199254740993', '9007199254740993'],
    ['1234567890123456789', '1234567890123456789'],
    ['-9007199254740995', '-9007199254740995'],
  ])('keeps %s exact, as text', (id, expected) => {
    expect(parseGameJson(`{"id": ${id}, "list": [${id}]}`)).toEqual({ id: expected, list: [expected] });
  });

  it('leaves exact integers, fractions and texts unchanged', () => {
    const text = '{"small":9007199254740991,"fraction":1.5,"text":"9007199254740993","list":[12345678901234567.5]}';

    expect(parseGameJson(text)).toMatchObject({
      small: 9_007_199_254_740_991,
      fraction: 1.5,
      text: '9007199254740993',
    });
  });

  it('rejects invalid JSON', () => {
    expect(() => parseGameJson('{"entries":[{"profileId":10')).toThrow(SyntaxError);
  });

  it('allows no key of a response to reach the prototype of objects', () => {
    parseGameJson('{"__proto__":{"polluted":true},"id":9007199254740993}');

    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
