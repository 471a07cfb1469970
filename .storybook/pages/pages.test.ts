// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./', import.meta.url));
const pages = globSync('*.mdx', { cwd: folder });

/** Returns the source of a page between the tags of one language. */
function textIn(element: 'InRussian' | 'InEnglish', page: string): string {
  const source = readFileSync(`${folder}${page}`, 'utf8');
  return new RegExp(`<${element}>([\\s\\S]*)</${element}>`).exec(source)?.[1] ?? '';
}

/** Returns headings, list items, table rows and paragraphs, in order. */
const shapeOf = (text: string) => Array.from(text.matchAll(/^(#+|-|\d+\.|\||\*\*(?=.)) ?/gm), ([mark]) => mark);
const addressesOf = (text: string) => new Set(Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, address]) => address));

describe('pages of the book', () => {
  it.each(pages)('%s has equivalent Russian and English content', (page) => {
    const [russian, english] = [textIn('InRussian', page), textIn('InEnglish', page)];

    expect(russian).toMatch(/^# .*[а-яё]/m);
    expect(english).toMatch(/^# .*[a-z]/m);
    expect(english).not.toMatch(/[а-яё]/i);
    expect(shapeOf(english)).toEqual(shapeOf(russian));
    expect(addressesOf(english)).toEqual(addressesOf(russian));
  });
});
