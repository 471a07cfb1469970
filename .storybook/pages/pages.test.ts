// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./', import.meta.url));
const pages = globSync('*.mdx', { cwd: folder });

/** The source of a page between the tags of one language. */
function saidIn(element: 'InRussian' | 'InEnglish', page: string): string {
  const source = readFileSync(`${folder}${page}`, 'utf8');
  return new RegExp(`<${element}>([\\s\\S]*)</${element}>`).exec(source)?.[1] ?? '';
}

/** Headings, items of lists, rows of tables and paragraphs, in their order. */
const shapeOf = (text: string) => Array.from(text.matchAll(/^(#+|-|\d+\.|\||\*\*(?=.)) ?/gm), ([mark]) => mark);
const addressesOf = (text: string) => new Set(Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address]) => address));

describe('the pages of the book', () => {
  it.each(pages)('%s says the same in Russian and in English', (page) => {
    const [russian, english] = [saidIn('InRussian', page), saidIn('InEnglish', page)];

    expect(russian).toMatch(/^# .*[а-яё]/m);
    expect(english).toMatch(/^# .*[a-z]/m);
    expect(english).not.toMatch(/[а-яё]/i);
    expect(shapeOf(english)).toEqual(shapeOf(russian));
    expect(addressesOf(english)).toEqual(addressesOf(russian));
  });
});
