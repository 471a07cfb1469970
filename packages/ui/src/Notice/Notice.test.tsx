import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notice } from './Notice.tsx';

describe('<Notice />', () => {
  it.each([
    { tone: 'info', word: 'Сообщение' },
    { tone: 'success', word: 'Готово' },
    { tone: 'warning', word: 'Внимание' },
    { tone: 'danger', word: 'Ошибка' },
  ] as const)('exposes the tone $tone as text', ({ tone, word }) => {
    const { container } = render(<Notice tone={tone}>Места пересчитаются.</Notice>);

    expect(container).toHaveTextContent(`${word}: Места пересчитаются.`);
  });

  it('offers the next step', () => {
    render(<Notice action={<button type="button">Обновить</button>}>Протокол изменился.</Notice>);

    expect(screen.getByRole('button', { name: 'Обновить' })).toBeInTheDocument();
  });
});
