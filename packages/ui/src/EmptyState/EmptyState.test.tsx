import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { NotFound } from './NotFound.tsx';

describe('<EmptyState />', () => {
  describeConformance((props) => (
    <EmptyState title="Заездов не нашлось" {...props}>
      Уберите фильтр.
    </EmptyState>
  ));

  it('offers the next step', () => {
    render(
      <EmptyState title="Заездов не нашлось" action={<button type="button">Сбросить</button>}>
        Уберите фильтр.
      </EmptyState>,
    );

    expect(screen.getByRole('heading', { name: 'Заездов не нашлось' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Сбросить' })).toBeInTheDocument();
  });
});

describe('<ErrorState />', () => {
  describeConformance((props) => <ErrorState {...props}>Сервер не ответил.</ErrorState>);

  it('is announced and tries again', async () => {
    const onRetry = vi.fn<() => void>();
    render(<ErrorState onRetry={onRetry}>Сервер не ответил.</ErrorState>);

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер не ответил.');
  });
});

describe('<NotFound />', () => {
  describeConformance((props) => <NotFound {...props} />);

  it('leads home', () => {
    render(<NotFound />);

    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  });
});
