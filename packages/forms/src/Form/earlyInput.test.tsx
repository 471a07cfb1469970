import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type Rider, RiderForm } from '../testing/riderForm.tsx';

it('submits text typed before hydration, as parsed by each control', async () => {
  const onSubmit = vi.fn<(rider: Rider) => unknown>();
  const form = <RiderForm onSubmit={onSubmit} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const typed = { name: 'Лев', weight: '72', 'contact.email': 'lev@club.example' };
  for (const [name, value] of Object.entries(typed)) {
    const [input] = container.querySelectorAll<HTMLInputElement>(`[name="${name}"]`);
    if (input) input.value = value;
  }

  render(form, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      name: 'Лев',
      weight: 72,
      contact: expect.objectContaining({ email: 'lev@club.example' }),
    }),
  );
});
