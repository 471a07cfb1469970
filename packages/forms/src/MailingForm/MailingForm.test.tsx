import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MailingForm } from './MailingForm.tsx';

const onSubmit = vi.fn<(email: object) => unknown>();
const onTrial = vi.fn<(email: object) => unknown>();
const values = {
  subject: 'Осенний кубок',
  title: 'Перевал в субботу',
  text: 'Этап 5.',
  notificationsTypes: { events: true, news: false, development: false },
};

beforeEach(() => {
  onSubmit.mockReset();
  onTrial.mockReset();
});

describe('<MailingForm />', () => {
  it('submits the text to the selected lists', async () => {
    render(<MailingForm onSubmit={onSubmit} values={values} readers={{ events: 2104, news: 1, development: 0 }} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Новости' }));

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    const notificationsTypes = { events: true, news: true, development: false };
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...values, notificationsTypes });
    expect(screen.getByRole('checkbox', { name: 'Заезды' })).toHaveAccessibleDescription(/^2.104 читателя$/);
  });

  it('requires a list, and shows that', async () => {
    const none = { events: false, news: false, development: false };
    render(<MailingForm onSubmit={onSubmit} values={{ ...values, notificationsTypes: none }} />);

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    expect(await screen.findByText('Выберите, кому отправить письмо.')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends a test email of the draft to oneself, without submitting it', async () => {
    render(<MailingForm onSubmit={onSubmit} onTrial={onTrial} values={values} />);
    await userEvent.type(screen.getByRole('textbox', { name: /Тема/ }), ': проба');

    await userEvent.click(screen.getByRole('button', { name: 'Пробное себе' }));

    expect(onTrial).toHaveBeenCalledExactlyOnceWith({ ...values, subject: 'Осенний кубок: проба' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    { field: /Тема/, text: 'т'.repeat(81) },
    { field: /Текст/, text: 'т'.repeat(4001) },
  ])('is not submitted while $field is too long', async ({ field, text }) => {
    render(<MailingForm onSubmit={onSubmit} values={values} />);
    await userEvent.click(screen.getByRole('textbox', { name: field }));
    await userEvent.paste(text);

    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: field })).toBeInvalid());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
