import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { targets } from './targets.ts';

const root = join(import.meta.dirname, '../../..');

/** Lists a pattern once for each alternative in its braces. */
function alternativesOf(pattern: string): string[] {
  const [, start = '', choices, end = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  return choices === undefined
    ? [pattern]
    : choices.split(',').flatMap((choice) => alternativesOf(`${start}${choice}${end}`));
}

const matchesNone = (pattern: string) => globSync(pattern, { cwd: root }).length === 0;

describe('targets of mutation', () => {
  it('match a file by every alternative of their patterns, of code and of tests', async () => {
    const missing: string[] = [];
    for (const { mutate, tests } of Object.values(targets)) {
      const { default: config } = await import(join(root, tests));
      const patterns: string[] = [...mutate.filter((one) => !one.startsWith('!')), ...config.test.include];
      missing.push(...patterns.flatMap(alternativesOf).filter(matchesNone));
    }
    expect(missing).toEqual([]);
  });
});
