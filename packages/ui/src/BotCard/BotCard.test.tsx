import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BotCard } from './BotCard.tsx';

const bot = { title: 'Ось Судья', chip: 'работает', until: 'до 3 февраля', elapsed: 0.18, text: 'Продлевается сам.' };

describe('<BotCard />', () => {
  it('is a region named by the account, with its state as text', () => {
    render(<BotCard {...bot} clubs="Клубы: Ось" />);

    const card = screen.getByRole('region', { name: 'Ось Судья' });
    for (const text of ['работает', 'до 3 февраля', 'Продлевается сам.', 'Клубы: Ось'])
      expect(card).toHaveTextContent(text);
  });

  it.each([
    { elapsed: 0, over: '0%' },
    { elapsed: 0.18, over: '18%' },
    { elapsed: 1, over: '100%' },
    { elapsed: 7, over: '100%' },
    { elapsed: -1, over: '0%' },
  ])('draws $elapsed of the time as $over', ({ elapsed, over }) => {
    const { container } = render(<BotCard {...bot} elapsed={elapsed} />);

    expect(container.querySelectorAll('rect')[1]).toHaveAttribute('x', over);
  });
});
