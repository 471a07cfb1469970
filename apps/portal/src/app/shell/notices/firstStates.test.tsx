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

  it.each<{ state: string; element: ReactElement; text: string; arrange?: () => void }>([
    {
      state: 'a screen that is broken',
      element: <ErrorFallback error={new Error('x')} />,
      text: 'Страница сломалась',
    },
    { state: 'a missing chunk', element: <ErrorFallback error={chunk} />, text: 'Страница не загрузилась' },
    { state: 'no right', element: <Forbidden />, text: 'Доступ запрещен' },
    { state: 'an unknown address', element: <NotFoundScreen />, text: 'На главную' },
    {
      state: 'the strip',
      element: <OfflineNotice />,
      text: 'Нет связи.',
      arrange: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    },
    {
      state: 'an alert',
      element: <Alerts />,
      text: 'Network Error',
      arrange: () => showAlert({ tone: 'error', message: 'Network Error' }),
    },
  ])('renders immediately: $state', ({ element, text, arrange }) => {
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

    expect(document.body).toHaveTextContent(text);
    expect(document.querySelector('[data-late]')).toBeNull();
    expect(suspended).not.toHaveBeenCalled();
  });
});
