import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Rider, RiderForm } from '../testing/riderForm.tsx';

const onSubmit = vi.fn<(rider: Rider) => unknown>();
const lev = { name: 'Лев', weight: 72, contact: { email: 'lev@club.example' } };
const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const weight = () => screen.getByRole('spinbutton', { name: 'Вес' });
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const summary = () => screen.findByRole('group', { name: /Не сохран/ });

beforeEach(() => {
  onSubmit.mockReset();
});

describe('<Form />', () => {
  it('submits the parsed value, from every kind of field', async () => {
    render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.clear(weight());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Воскресенье' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Согласен с правилами' }));

    await userEvent.click(save());

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...lev, weight: null, days: ['sun'], agrees: true });
  });

  it('starts blank, and marks the fields required by the schema', () => {
    render(<RiderForm onSubmit={onSubmit} />);

    expect(box('Имя')).toHaveValue('');
    expect(box('Имя')).toBeRequired();
    expect(box('Почта')).toBeRequired();
    expect(weight()).not.toBeRequired();
    expect(screen.getByRole('checkbox', { name: 'Согласен с правилами' })).not.toBeRequired();
  });

  it('shows an error on blur, and on every change from then on', async () => {
    render(<RiderForm onSubmit={onSubmit} />);
    await userEvent.type(box('Почта'), 'lev');
    expect(box('Почта')).not.toHaveAccessibleDescription();

    await userEvent.tab();
    expect(box('Почта')).toHaveAccessibleDescription('Не похоже на адрес почты. Пример: lev@example.ru');
    expect(box('Почта')).toHaveAttribute('aria-invalid', 'true');

    await userEvent.type(box('Почта'), '@club.example');
    expect(box('Почта')).not.toHaveAccessibleDescription();
    expect(box('Почта')).not.toHaveAttribute('aria-invalid');
  });

  it('shows no error for a blank field that is only passed, until it is submitted', async () => {
    render(<RiderForm onSubmit={onSubmit} />);
    await userEvent.click(box('Почта'));

    await userEvent.tab();
    expect(box('Почта')).not.toHaveAttribute('aria-invalid');

    await userEvent.click(save());
    await waitFor(() => expect(box('Почта')).toHaveAccessibleDescription('Заполните поле'));
  });

  it('shows no error during a press, which would move the button away from the pointer', async () => {
    render(<RiderForm onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(box('Почта'), 'lev');

    await user.pointer({ keys: '[MouseLeft>]', target: save() });
    expect(box('Почта')).not.toHaveFocus();
    expect(box('Почта')).not.toHaveAccessibleDescription();

    await user.pointer({ keys: '[/MouseLeft]', target: save() });
    await waitFor(() => expect(box('Почта')).toHaveAccessibleDescription(/Не похоже на адрес почты/));
  });

  it('lists the errors that prevent saving, focuses the list and links to the fields', async () => {
    render(<RiderForm values={{ weight: 20 }} onSubmit={onSubmit} />);

    await userEvent.click(save());

    expect(await summary()).toHaveFocus();
    expect(await summary()).toHaveAccessibleName('Не сохранено. Исправьте 3 поля');
    const links = within(await summary()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Имя: Заполните поле',
      'Почта: Заполните поле',
      'Вес: Не меньше 30',
    ]);
    await userEvent.click(links[2] ?? save());
    expect(weight()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not mention saving if the button has a custom verb', async () => {
    render(<RiderForm values={{ weight: 20 }} onSubmit={onSubmit} submitLabel="Записаться" />);

    await userEvent.click(screen.getByRole('button', { name: 'Записаться' }));

    expect(await screen.findByRole('group', { name: 'Исправьте 3 поля' })).toHaveFocus();
  });

  it('removes a field from the list when it is valid, and the list with the last one', async () => {
    render(<RiderForm values={{ ...lev, name: '', weight: 20 }} onSubmit={onSubmit} />);
    await userEvent.click(save());
    expect(within(await summary()).getAllByRole('link')).toHaveLength(2);

    await userEvent.type(weight(), '0');
    expect(within(await summary()).getAllByRole('link')).toHaveLength(1);

    await userEvent.type(box('Имя'), 'Лев');
    await waitFor(() => expect(screen.queryByRole('group', { name: /Не сохран/ })).toBeNull());
  });

  it('lists the current error of a field, not that at submission', async () => {
    render(<RiderForm values={{ ...lev, name: '' }} onSubmit={onSubmit} />);
    await userEvent.click(save());

    await userEvent.type(box('Имя'), 'Велимир');

    expect(await within(await summary()).findByRole('link')).toHaveTextContent('Имя: Не больше 5 символов');
  });

  it('keeps focus in the field being corrected', async () => {
    render(<RiderForm values={{ weight: 20 }} onSubmit={onSubmit} />);
    await userEvent.click(save());
    expect(await summary()).toHaveFocus();

    await userEvent.type(box('Имя'), 'Лев');

    expect(box('Имя')).toHaveFocus();
    expect(box('Имя')).toHaveValue('Лев');
    expect(within(await summary()).getAllByRole('link')).toHaveLength(2);
  });

  it('does not save non-numeric text as a blank number', async () => {
    render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.clear(weight());
    await userEvent.type(weight(), 'сто');

    await userEvent.click(save());

    expect(await within(await summary()).findByRole('link')).toHaveTextContent('Вес: Введите число цифрами');
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.click(save());
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.type(box('Имя'), 'а');
    expect(await within(await summary()).findByRole('link')).toBeInTheDocument();
    await userEvent.clear(weight());
    expect(screen.queryByRole('group', { name: /Не сохран/ })).toBeNull();
    await userEvent.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
