import { describe, expect, it } from 'vitest';
import { explain, StackProblem } from './StackProblem.ts';

describe('explain', () => {
  it.each([
    { code: 'EADDRINUSE', sentence: /port is taken.*PORT/ },
    { code: 'ENOSPC', sentence: /disk is full/ },
    { code: 'EACCES', sentence: /Permission is missing: .*\/data/ },
    { code: 'EPERM', sentence: /Permission is missing/ },
    { code: 'EROFS', sentence: /read-only.*OTRYV_DATA/ },
  ])('tells $code in one sentence with a cure', ({ code, sentence }) => {
    const error = Object.assign(new Error("open '/data'"), { code });

    expect(explain(error)).toMatch(sentence);
    expect(explain(error)).not.toContain('\n');
  });

  it('gives a problem its own words', () => {
    expect(explain(new StackProblem('Port 3000 is taken.'))).toBe('Port 3000 is taken.');
  });
});
