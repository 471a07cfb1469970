import { describe, expect, it } from 'vitest';
import { blocksOf } from './announcement-text.ts';

const blocks = (text: string) => blocksOf(text, 'https://otryv.example');
const paragraph = (text: string) => ({ kind: 'paragraph', lines: [[{ text, isBold: false }]] });

describe('announcement text', () => {
  it('is split into paragraphs by blank lines', () => {
    expect(blocks('Один\n\n \n\nДва\r\n\r\nТри')).toEqual(['Один', 'Два', 'Три'].map(paragraph));
  });

  it('keeps line breaks and bold text within a paragraph', () => {
    expect(blocks('Старт **в 17:30**\nФиниш')).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'Старт ', isBold: false },
            { text: 'в 17:30', isBold: true },
          ],
          [{ text: 'Финиш', isBold: false }],
        ],
      },
    ]);
  });

  it.each([
    { address: '/series/kubok', href: 'https://otryv.example/series/kubok' },
    { address: 'https://example.org/x?y=1', href: 'https://example.org/x?y=1' },
  ])('renders a button for a paragraph that is one link to $address', ({ address, href }) => {
    expect(blocks(`[Открыть этап 5](${address})`)).toEqual([{ kind: 'button', label: 'Открыть этап 5', href }]);
  });

  it.each(['[x](javascript:alert(1))', '[x](http://example.org)', 'до [x](/a)', '****', '[x]()'])(
    'leaves %s unchanged',
    (text) => {
      expect(blocks(text)).toEqual([paragraph(text)]);
    },
  );
});
