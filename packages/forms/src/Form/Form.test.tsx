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
  it('gives out what the schema lets through, of every kind of field', async () => {
    render(<RiderForm values={lev} onSubmit={onSubmit} />);
    await userEvent.clear(weight());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Воскресенье' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Согласен с правилами' }));

    await userEvent.click(save());

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...lev, weight: null, days: ['sun'], agrees: true });
  });

  it('starts blank, and marks what the schema requires', () => {
    render(<RiderForm onSubmit={onSubmit} />);

    expect(box('Имя')).toHaveValue('');
    expect(box('Имя')).toBeRequired();
    expect(box('Почта')).toBeRequired();
    expect(weight()).not.toBeRequired();
    expect(screen.getByRole('checkbox', { name: 'Согласен с правилами' })).not.toBeRequired();
  });

  it('says what is wrong beside a field when it is left, and at every change from then on', async () => {
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

  it('says nothing while a press lasts, which would move the button away from under the pointer', async () => {
    render(<RiderForm onSubmit={onSubmit} />);
    const user = userEvent.setup();
    await user.type(box('Почта'), 'lev');

    await user.pointer({ keys: '[MouseLeft>]', target: save() });
    expect(box('Почта')).not.toHaveFocus();
    expect(box('Почта')).not.toHaveAccessibleDescription();

    await user.pointer({ keys: '[/MouseLeft]', target: save() });
    await waitFor(() => expect(box('Почта')).toHaveAccessibleDescription(/Не похоже на адрес почты/));
  });

  it('lists what keeps it from being saved, takes the focus there and leads to the fields', async () => {
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

  it('says nothing of saving where the button has a verb of its own', async () => {
    render(<RiderForm values={{ weight: 20 }} onSubmit={onSubmit} submitLabel="Записаться" />);

    await userEvent.click(screen.getByRole('button', { name: 'Записаться' }));

    expect(await screen.findByRole('group', { name: 'Исправьте 3 поля' })).toHaveFocus();
  });

  it('takes a field out of the list when it is right, and the list away with the last one', async () => {
    render(<RiderForm values={{ ...lev, name: '', weight: 20 }} onSubmit={onSubmit} />);
    await userEvent.click(save());
    expect(within(await summary()).getAllByRole('link')).toHaveLength(2);

    await userEvent.type(weight(), '0');
    expect(within(await summary()).getAllByRole('link')).toHaveLength(1);

    await userEvent.type(box('Имя'), 'Лев');
    await waitFor(() => expect(screen.queryByRole('group', { name: /Не сохран/ })).toBeNull());
  });

  it('lists what is wrong with a field now, not when it was sent', async () => {
    render(<RiderForm values={{ ...lev, name: '' }} onSubmit={onSubmit} />);
    await userEvent.click(save());

    await userEvent.type(box('Имя'), 'Велимир');

    expect(await within(await summary()).findByRole('link')).toHaveTextContent('Имя: Не больше 5 символов');
  });

  it('leaves the focus in the field that is being corrected', async () => {
    render(<RiderForm values={{ weight: 20 }} onSubmit={onSubmit} />);
    await userEvent.click(save());
    expect(await summary()).toHaveFocus();

    await userEvent.type(box('Имя'), 'Лев');

    expect(box('Имя')).toHaveFocus();
    expect(box('Имя')).toHaveValue('Лев');
    expect(within(await summary()).getAllByRole('link')).toHaveLength(2);
  });

  it('does not save letters as a blank number', async () => {
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
