import { describe, expect, it } from 'vitest';
import { explain, StackProblem } from './StackProblem.ts';

describe('explain', () => {
  it.each([
    { code: 'EADDRINUSE', sentence: /port is taken.*PORT/ },
    { code: 'ENOSPC', sentence: /disk is full/ },
    { code: 'EACCES', sentence: /Permission is missing: .*\/data/ },
    { code: 'EPERM', sentence: /Permission is missing/ },
    { code: 'EROFS', sentence: /read-only.*OTRYV_DATA/ },
  ])('describes $code in one sentence with a remedy', ({ code, sentence }) => {
    const error = Object.assign(new Error("open '/data'"), { code });

    expect(explain(error)).toMatch(sentence);
    expect(explain(error)).not.toContain('\n');
  });

  it('keeps the message of a StackProblem', () => {
    expect(explain(new StackProblem('Port 3000 is taken.'))).toBe('Port 3000 is taken.');
  });
});
