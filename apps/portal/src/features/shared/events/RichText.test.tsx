import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';

function rootOf(text: string): Element {
  const { container } = render(<RichText text={text} />);
  return container;
}

describe('text by other authors', () => {
  it('is rendered as Markdown, with the line breaks of the game', () => {
    rootOf('# Правила\n\n**Важно**: старт\nв 17:30\n\n- один\n- два\n\n| A | B |\n|---|---|\n| 1 | 2 |');

    expect(screen.getByRole('heading', { level: 3, name: 'Правила' })).toBeInTheDocument();
    expect(screen.getByText('Важно').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(document.querySelector('br')).not.toBeNull();
  });

  it('keeps a little HTML', () => {
    rootOf('<b>Читайте</b><br>регламент <a href="https://otryv.example/rules" onclick="x()">тут</a>');

    expect(screen.getByText('Читайте').tagName).toBe('B');
    expect(screen.getByRole('link', { name: 'тут' }).getAttributeNames().toSorted()).toEqual(['href', 'rel', 'target']);
  });

  it('turns addresses into links', () => {
    rootOf('Подробности: https://otryv.example/pereval');

    expect(screen.getByRole('link')).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><circle/></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>body { display: none }</style>',
    '<p style="position: fixed" class="Dialog" id="otryv-main">x</p>',
    '<form action="https://evil.example"><input name=password></form>',
    '<object data="x"></object><embed src="x"><base href="https://evil.example">',
    '![x](https://evil.example/pixel.png)',
  ])('omits %s', (text) => {
    const root = rootOf(text);

    expect(
      root.querySelector('script, img, svg, iframe, style, form, input, object, embed, base, p[style], p[class], [id]'),
    ).toBeNull();
    expect(root.innerHTML).not.toMatch(/alert|onerror|onload|evil|display: none/);
  });

  it.each([
    '<a href="javascript:alert(1)">нажми</a>',
    '<a href=" java\nscript:alert(1)">нажми</a>',
    '<a href="JaVaScRiPt:alert(1)">нажми</a>',
    '<a href="data:text/html,<script>alert(1)</script>">нажми</a>',
    '[нажми](javascript:alert(1))',
    '[нажми](vbscript:alert(1))',
  ])('has no executable address in %j', (text) => {
    const root = rootOf(text);

    expect(root).toHaveTextContent('нажми');
    for (const link of root.querySelectorAll('a'))
      expect(link.getAttribute('href') ?? '').toMatch(/^$|^(https?|mailto):/);
  });
});
