import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const textsOf = (pattern: string) =>
  globSync(`packages/*/src/**/*.${pattern}`, { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'));
const all = (texts: string[], pattern: RegExp) => new Set(texts.flatMap((text) => text.match(pattern) ?? []));

describe('custom properties', () => {
  it('are each defined, or have a fallback: a browser silently drops a declaration with an unknown one', () => {
    const sheets = textsOf('css');
    const asked = all(sheets, /(?<=var\()--otryv-[\w-]+(?=\))/g);
    const given = new Set([...all(sheets, /--otryv-[\w-]+(?=\s*:)/g), ...all(textsOf('{ts,tsx}'), /--otryv-[\w-]+/g)]);

    expect(asked.size).toBeGreaterThan(100);
    // A script may append the end of a name: `--otryv-pinned-${index}`.
    const starts = [...given].filter((name) => name.endsWith('-'));
    const unknown = [...asked].filter((name) => !given.has(name) && !starts.some((start) => name.startsWith(start)));
    expect(unknown).toEqual([]);
  });
});
