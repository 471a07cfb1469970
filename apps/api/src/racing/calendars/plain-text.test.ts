import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { boundedMarkdown } from './bounded-markdown.ts';
import { oneLine, plainText } from './plain-text.ts';

const texts: Record<string, [source: string, text: string]> = {
  'emphasis and headings': ['# Горы\n\n**Сбор** в _19:30_, ~~старт~~ `GO`', 'Горы\n\nСбор в 19:30, старт GO'],
  'lines and paragraphs': ['Раз\nдва\n\nтри', 'Раз\nдва\n\nтри'],
  lists: ['- один\n- два\n\n3. три', '- один\n- два\n\n 3. три'],
  tables: ['| A | B |\n|---|---|\n| 1 | 2 |', 'A B\n\n1 2'],
  quotes: ['> цитата', 'цитата'],
  code: ['```\nx < y && z\n```\n\nдальше', 'x < y && z\n\nдальше'],
  links: [
    '[правила](https://a.example/r?a=1&b=2), https://b.example, [почта](mailto:a@b.example)',
    'правила (https://a.example/r?a=1&b=2), https://b.example, почта (a@b.example)',
  ],
  'addresses that run': ['[нажми](javascript:alert(1))', 'нажми'],
  pictures: ['![Профиль](https://a.example/p.png) 40 км', '40 км'],
  'HTML in lines': [
    'до <b>старта</b><br>час <a href="https://a.example">тут</a>',
    'до старта\nчас тут (https://a.example)',
  ],
  'HTML in blocks': ['<div><p>Раз</p><ul><li>два</li></ul></div>', 'Раз\n\n- два'],
  'scripts and styles': [
    'до\n\n<script>alert(1)</script>\n\n<style>p{}</style>\n\nпосле <script>x()</script>',
    'до\n\nпосле',
  ],
  entities: ['5 &lt; 6 &amp; &quot;7&quot;', '5 < 6 & "7"'],
  'control characters': ['a\u0000b\u0007c\u001bd\u007fe\u0085f\tg\u2028h', 'abcdef g\nh'],
  'half characters': ['a\ud800b', 'a\ufffdb'],
  nothing: ['', ''],
};

function levelsOf(node: object): number {
  const children: object[] = 'children' in node && Array.isArray(node.children) ? node.children : [];
  return 1 + Math.max(0, ...children.map(levelsOf));
}

describe('plainText', () => {
  it('reads Markdown and HTML as text without control characters', () => {
    expect(Object.fromEntries(Object.entries(texts).map(([kind, [source]]) => [kind, plainText(source)]))).toEqual(
      Object.fromEntries(Object.entries(texts).map(([kind, [, text]]) => [kind, text])),
    );
  });

  it('limits the length and nesting of the text it reads, whatever its content', () => {
    const depths = Array.from({ length: 600 }, (_, depth) => depth);
    const repeated = ['> ', '<div>', '*a ', '> - ', '1) > - ', '>-\t', '[*', '- + ', '![](', '> - 1. x\n'];
    const sources = [
      ...repeated.map((part) => part.repeat(20_000)),
      `x${'<b>'.repeat(20_000)}`,
      depths.map((depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
      depths.map((depth) => `${'>'.repeat(1 + (depth % 9))}${'*'.repeat(1 + (depth % 8))}`).join(''),
    ];
    const sizes = sources.map((source) => {
      const bounded = boundedMarkdown(source);
      const levels = levelsOf(unified().use(remarkParse).use(remarkGfm).parse(bounded));
      return { source: source.slice(0, 20), signs: bounded.length, levels, shown: plainText(source).length };
    });

    expect(sizes.filter(({ signs, levels, shown }) => signs > 1501 || levels > 80 || shown > 5000)).toEqual([]);
  });

  it('keeps names on one line', () => {
    expect(oneLine(' Кубок\r\nBEGIN:VALARM\u0007\t * 2 ')).toBe('Кубок BEGIN:VALARM * 2');
  });
});
