import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import { type Rider, RiderForm } from '../testing/riderForm.tsx';

const onSubmit = vi.fn<(rider: Rider) => unknown>();
const lev = { name: 'Лев', weight: 72, contact: { email: 'lev@club.example' } };
const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const weight = () => screen.getByRole('spinbutton', { name: 'Вес' });
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const summary = () => screen.findByRole('group', { name: /Не сохран/ });

/** A call of the host that is resolved later. */
function pending() {
  const call = deferred();
  onSubmit.mockReturnValueOnce(call.promise);
  return call;
}

beforeEach(() => {
  onSubmit.mockReset();
});

describe('a form while saving', () => {
  const reported = vi.fn<(error: unknown) => void>();
  beforeEach(() => {
    reported.mockReset();
    vi.stubGlobal('reportError', reported);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows that it is saving and is submitted once, also by Enter and by a script', async () => {
    const call = pending();
    render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.type(box('Имя'), '{Enter}');
    expect(await screen.findByRole('button', { name: 'Сохраняем' })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.type(box('Имя'), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Сохраняем' }));
    fireEvent.submit(box('Имя'));
    call.resolve();

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Сохранено'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('shows that it was saved until something changes', async () => {
    render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Сохранено'));

    await userEvent.type(box('Имя'), 'а');

    expect(await screen.findByRole('status')).toBeEmptyDOMElement();
  });

  it('shows no error for a cancelled submission, and keeps typed values', async () => {
    onSubmit.mockRejectedValueOnce(new DOMException('Called off.', 'AbortError'));
    render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.type(box('Имя'), 'ка');

    await userEvent.click(save());

    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: 'Сохранить' })).toBeEnabled();
    expect(box('Имя')).toHaveValue('Левка');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('group', { name: /Не сохран/ })).toBeNull();
    expect(reported).not.toHaveBeenCalled();
  });

  it('keeps typed values after an API error, and shows its messages at their fields', async () => {
    const call = pending();
    render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.type(box('Имя'), 'ка');
    await userEvent.click(save());

    call.reject({
      code: 'request_invalid',
      message: 'Не сохранено: имя занято.',
      fields: { name: 'Имя занято', 'days.0': 'День занят', season: 'Сезон закрыт' },
    });

    const list = await summary();
    expect(list).toHaveFocus();
    expect(list).toHaveAccessibleName('Не сохранено: имя занято.');
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Имя: Имя занято', 'Дни: День занят', 'Сезон закрыт']);
    expect(box('Имя')).toHaveValue('Левка');
    expect(box('Имя')).toHaveAccessibleDescription(/Имя занято/);
    expect(reported).not.toHaveBeenCalled();
  });

  it('shows the message of a single-field error only once, at the field', async () => {
    const message = 'Имя занято. Выберите другое.';
    onSubmit.mockRejectedValueOnce({ code: 'name_taken', message, fields: { name: message } });
    render(<RiderForm values={lev} onSubmit={onSubmit} />);

    await userEvent.click(save());

    const list = await summary();
    expect(list).toHaveAccessibleName('Не сохранено. Исправьте 1 поле');
    expect(within(list).getAllByText(/Имя занято/)).toHaveLength(1);
  });

  it('can be submitted again after an error', async () => {
    onSubmit.mockRejectedValueOnce({ code: 'x', message: 'Не сохранено', fields: { name: 'Имя занято' } });
    render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.click(save());
    await summary();

    await userEvent.click(save());

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Сохранено'));
    expect(screen.queryByRole('group', { name: /Не сохран/ })).toBeNull();
    expect(box('Имя')).toBeValid();
  });

  it('shows no programmer errors, but reports them', async () => {
    const fault = new TypeError('x is not a function');
    onSubmit.mockRejectedValueOnce(fault);
    render(<RiderForm values={lev} onSubmit={onSubmit} />);

    await userEvent.click(save());

    expect(await summary()).toHaveAccessibleName('Не сохранилось. Введённое на месте, попробуйте ещё раз.');
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it('does not submit the surrounding form', async () => {
    const outer = vi.fn<() => void>();
    render(
      <div onSubmit={outer}>
        <RiderForm values={lev} onSubmit={onSubmit} />
      </div>,
    );

    await userEvent.click(save());

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(outer).not.toHaveBeenCalled();
  });
});

describe('values of a form', () => {
  it('are reported on every change, valid or not', async () => {
    const onChange = vi.fn<(draft: object) => void>();
    render(<RiderForm values={lev} onSubmit={onSubmit} onChange={onChange} />);

    await userEvent.type(box('Имя'), 'ушка');

    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Левушка', weight: 72 }));
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('follow the host if unchanged', async () => {
    const { rerender } = render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.type(box('Имя'), 'ка');

    rerender(<RiderForm values={{ ...lev, name: 'Ян', weight: 80 }} onSubmit={onSubmit} />);

    expect(weight()).toHaveValue('80');
    expect(box('Имя')).toHaveValue('Левка');
  });
});
