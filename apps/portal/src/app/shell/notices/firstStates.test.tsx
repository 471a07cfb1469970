import { OtryvProvider } from '@otryv/ui';
import { render } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotFoundScreen } from '../../../features/shared/notFound/NotFoundScreen.tsx';
import { closeAlert, showAlert } from '../../../lib/notices/alerts.ts';
import { screens } from '../../screens.ts';
import { Alerts } from './Alerts.tsx';
import { ErrorFallback } from './ErrorFallback.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const { forbidden: Forbidden } = screens;
const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');

describe('content available without a connection', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    closeAlert();
  });

  it.each<{ state: string; element: ReactElement; words: string; arrange?: () => void }>([
    {
      state: 'a screen that is broken',
      element: <ErrorFallback error={new Error('x')} />,
      words: 'Страница сломалась',
    },
    { state: 'a missing chunk', element: <ErrorFallback error={chunk} />, words: 'Страница не загрузилась' },
    { state: 'no right', element: <Forbidden />, words: 'Доступ запрещен' },
    { state: 'an unknown address', element: <NotFoundScreen />, words: 'На главную' },
    {
      state: 'the strip',
      element: <OfflineNotice />,
      words: 'Нет связи.',
      arrange: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    },
    {
      state: 'an alert',
      element: <Alerts />,
      words: 'Network Error',
      arrange: () => showAlert({ tone: 'error', message: 'Network Error' }),
    },
  ])('renders immediately: $state', ({ element, words, arrange }) => {
    arrange?.();
    const suspended = vi.fn<() => null>(() => null);
    const Suspended = suspended;

    render(
      <OtryvProvider>
        <MemoryRouter>
          <Suspense fallback={<Suspended />}>{element}</Suspense>
        </MemoryRouter>
      </OtryvProvider>,
    );

    expect(document.body).toHaveTextContent(words);
    expect(document.querySelector('[data-late]')).toBeNull();
    expect(suspended).not.toHaveBeenCalled();
  });
});
