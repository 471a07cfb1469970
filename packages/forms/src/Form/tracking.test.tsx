import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RiderForm } from '../testing/riderForm.tsx';

const lev = { name: 'Лев', weight: 72, contact: { email: 'lev@club.example' } };
const form = <RiderForm values={lev} onSubmit={vi.fn<() => void>()} tracksChanges />;
const box = (name: RegExp) => screen.getByRole('textbox', { name });
const isMarked = (element: HTMLElement) => element.closest('[data-changed]') !== null;

describe('a form that tracks changes', () => {
  it('counts, names and marks unsaved fields', async () => {
    render(form);
    expect(screen.queryByText(/Не сохранено/)).toBeNull();

    await userEvent.type(box(/Имя/), 'а');
    await userEvent.type(box(/Почта/), 'x');

    expect(screen.getByText('Не сохранено: 2').nextSibling).toHaveTextContent('имя и почта');
    expect([isMarked(box(/Имя/)), isMarked(box(/Почта/))]).toEqual([true, true]);
    expect(isMarked(screen.getByRole('spinbutton'))).toBe(false);
  });

  it('names the invalid fields', async () => {
    render(form);

    await userEvent.clear(box(/Имя/));
    await userEvent.tab();

    expect(await screen.findByText('Чтобы сохранить, исправьте: имя')).toBeInTheDocument();
  });

  it('names them in page order, whatever the order of their errors', async () => {
    render(form);
    await userEvent.clear(box(/Почта/));
    await userEvent.clear(box(/Имя/));
    await userEvent.tab();

    expect(await screen.findByText('Чтобы сохранить, исправьте: имя и почта')).toBeInTheDocument();
  });

  it('restores the stored values', async () => {
    render(form);
    await userEvent.type(box(/Имя/), 'а');

    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }));

    expect(box(/Имя/)).toHaveValue('Лев');
    expect(screen.queryByText(/Не сохранено/)).toBeNull();
  });

  it('adds nothing to a form without tracking', async () => {
    render(<RiderForm values={lev} onSubmit={vi.fn<() => void>()} />);

    await userEvent.type(box(/Имя/), 'а');

    expect(isMarked(box(/Имя/))).toBe(false);
    expect(screen.queryByText(/Не сохранено/)).toBeNull();
  });
});
