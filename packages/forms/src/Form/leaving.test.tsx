import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { type Rider, RiderForm } from '../testing/riderForm.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

const lev = { name: 'Лев', contact: { email: 'lev@club.example' } };
const left = vi.fn<() => void>();
const name = () => screen.getByRole('textbox', { name: 'Имя' });

/** A host whose router checks a form before navigating. */
function Host({ onSubmit = () => undefined }: { onSubmit?: (rider: Rider) => unknown }) {
  const [isDirty, setIsDirty] = useState(false);
  const [isHeld, setIsHeld] = useState(false);

  return (
    <>
      <button type="button" onClick={() => (isDirty ? setIsHeld(true) : left())}>
        На другую страницу
      </button>
      <RiderForm values={lev} onSubmit={onSubmit} onDirtyChange={setIsDirty} />
      <LeaveDialog open={isHeld} onLeave={left} onStay={() => setIsHeld(false)} />
    </>
  );
}

const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leave = () => userEvent.click(screen.getByRole('button', { name: 'На другую страницу' }));

describe('leaving a form', () => {
  it('needs no confirmation without changes, also after a change was reverted', async () => {
    render(<Host />);
    await userEvent.type(name(), 'а{Backspace}');
    left.mockReset();

    await leave();

    expect(left).toHaveBeenCalledOnce();
    expect(isAskedByBrowser()).toBe(false);
  });

  it('asks for confirmation with unsaved changes, by the host and the browser', async () => {
    left.mockReset();
    render(<Host />);
    await userEvent.type(name(), 'а');
    expect(isAskedByBrowser()).toBe(true);

    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }));
    expect(left).not.toHaveBeenCalled();
    expect(name()).toHaveValue('Лева');

    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти' }));
    expect(left).toHaveBeenCalledOnce();
  });

  it('needs no confirmation once they are saved', async () => {
    left.mockReset();
    render(<Host />);
    await userEvent.type(name(), 'а');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(isAskedByBrowser()).toBe(false));

    await leave();

    expect(left).toHaveBeenCalledOnce();
  });

  it('asks for confirmation of changes typed while saving', async () => {
    const { promise, resolve } = deferred();
    render(<Host onSubmit={() => promise} />);
    await userEvent.type(name(), 'а');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await userEvent.type(name(), 'н');

    resolve();

    await waitFor(() => expect(screen.getByRole('button', { name: 'Сохранить' })).toBeInTheDocument());
    expect(isAskedByBrowser()).toBe(true);
  });
});
