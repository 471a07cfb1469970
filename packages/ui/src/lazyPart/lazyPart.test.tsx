import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('keeps the page and its typed text if a part cannot be loaded', async () => {
  const [Panel, Tip] = [lazyPart(missing), lazyPart(missing, () => null)];
  const page = (isOpen: boolean) => (
    <>
      <input aria-label="Причина" />
      <Suspense>{isOpen && <Panel />}</Suspense>
      <Suspense fallback="…">{isOpen && <Tip />}</Suspense>
    </>
  );
  const { container, rerender } = render(page(false));
  await userEvent.type(screen.getByLabelText('Причина'), 'Обогнал по обочине');

  rerender(page(true));

  expect(await screen.findByRole('alert')).toHaveTextContent('обновите страницу');
  await expect.poll(() => container.textContent).not.toContain('…');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByLabelText('Причина')).toHaveValue('Обогнал по обочине');
});
