import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RegistrationForm } from '../RegistrationForm/RegistrationForm.tsx';

it('sends what was typed before React took over the page of a server', async () => {
  const onSubmit = vi.fn<(registration: object) => void>();
  const form = <RegistrationForm onSubmit={onSubmit} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const values = { username: 'podvetrenny', email: 'lev@club.example', password: 'велосипед-на-стене-7' };
  for (const [name, value] of Object.entries(values)) {
    const [input] = container.querySelectorAll<HTMLInputElement>(`[name="${name}"]`);
    if (input) input.value = value;
  }

  render(form, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));

  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(values));
});
