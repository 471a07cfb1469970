import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type NotificationChoice, NotificationsForm } from './NotificationsForm.tsx';

const onSubmit = vi.fn<(value: NotificationChoice) => unknown>();

beforeEach(() => void onSubmit.mockReset());

describe('<NotificationsForm />', () => {
  it('submits the subjects of wanted emails', async () => {
    const notifications = { events: true, news: false, development: false, messages: true };
    render(<NotificationsForm values={{ notifications }} onSubmit={onSubmit} />);
    expect(screen.getByRole('checkbox', { name: /Заезды/ })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Новости/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Личные сообщения/ }));

    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      notifications: { events: true, news: true, development: false, messages: false },
    });
  });

  it('counts and names each unsaved choice, until it is reverted', async () => {
    const notifications = { events: true, news: false, development: false, messages: true };
    render(<NotificationsForm values={{ notifications }} onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('checkbox', { name: /Новости/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Личные сообщения/ }));
    expect(screen.getByText('Не сохранено: 2').nextSibling).toHaveTextContent('новости и личные сообщения');

    await userEvent.click(screen.getByRole('checkbox', { name: /Новости/ }));

    expect(screen.getByText('Не сохранено: 1').nextSibling).toHaveTextContent('личные сообщения');
  });
});
