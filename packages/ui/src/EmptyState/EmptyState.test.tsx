import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AlertToast } from '../AlertToast/AlertToast.tsx';
import { FullPageLoader } from '../FullPageLoader/FullPageLoader.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { describeConformance } from '../testing/describeConformance.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Forbidden } from './Forbidden.tsx';
import { NotFound } from './NotFound.tsx';

describe('<EmptyState />', () => {
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

  it('is announced and retries', async () => {
    const onRetry = vi.fn<() => void>();
    render(<ErrorState onRetry={onRetry}>Сервер не ответил.</ErrorState>);

    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер не ответил.');
  });
});

describe('<Forbidden />', () => {
  describeConformance((props) => <Forbidden {...props} />);

  it('shows the error and links home', () => {
    render(<Forbidden />);

    expect(screen.getByRole('heading', { level: 1, name: 'Запрещено' })).toBeInTheDocument();
    expect(screen.getByText('Доступ запрещен')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  });

  it('names the roles with access', () => {
    render(<Forbidden>Страницу видят организаторы.</Forbidden>);

    expect(screen.getByText('Страницу видят организаторы.')).toBeInTheDocument();
    expect(screen.queryByText('Доступ запрещен')).toBeNull();
  });
});

describe('<NotFound />', () => {
  describeConformance((props) => <NotFound {...props} />);

  it('links home', () => {
    render(<NotFound />);

    expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  });

  it('links elsewhere if the target may be there', () => {
    render(<NotFound action={<a href="/race/schedule">Расписание</a>} />);

    expect(screen.getByRole('link', { name: 'Расписание' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'На главную' })).toBeNull();
  });
});

describe('message for something missing', () => {
  it('is bundled with the first page, as nothing may be loaded after it', () => {
    const states = {
      AlertToast: <AlertToast tone="error" onClose={() => undefined} />,
      EmptyState: <EmptyState title="Пусто">Нет заездов.</EmptyState>,
      ErrorState: <ErrorState onRetry={() => undefined}>Нет связи.</ErrorState>,
      Forbidden: <Forbidden />,
      FullPageLoader: <FullPageLoader />,
      NotFound: <NotFound />,
      Notice: <Notice tone="danger">Нет связи.</Notice>,
      Skeleton: <Skeleton shape="block" />,
    };
    const late: string[] = [];

    for (const [name, state] of Object.entries(states)) {
      const { container, unmount } = render(state);
      // A server renders no lazily loaded content.
      if (container.innerHTML !== renderToStaticMarkup(state)) late.push(name);
      unmount();
    }

    expect(late).toEqual([]);
  });
});
