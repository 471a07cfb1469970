import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MailingForm } from './MailingForm.tsx';

const values = {
  subject: 'Осенний кубок: перевал в субботу',
  title: 'Осенний кубок: перевал в субботу',
  text: 'Этап 5 стартует 21 ноября в **17:30 МСК**. Это первый горный финиш кубка.\n\n[Открыть этап 5](/series)',
  notificationsTypes: { events: true, news: false, development: false },
};

const meta = {
  title: 'Forms/MailingForm',
  parameters: {
    keyboard: [
      'form',
      'field',
      'button',
      {
        keys: { ru: 'Пробел', en: 'Space' },
        does: { ru: 'выбирает список читателей', en: 'chooses a list of readers' },
      },
    ],
  },
  component: MailingForm,
  args: { onSubmit: fn(), onTrial: fn(), readers: { events: 2104, news: 1744, development: 212 } },
} satisfies Meta<typeof MailingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Features: Story = {
  args: { values, submitLabel: 'Отправить 2 104 письма', summary: <p>Получат 2 104, около 21 минуты.</p> },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Новости' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить 2 104 письма' }));
    const notificationsTypes = { events: true, news: true, development: false };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...values, notificationsTypes }));
  },
};

/** No reader counts yet, and no list selected. */
export const States: Story = {
  args: {
    readers: undefined,
    values: { ...values, notificationsTypes: { events: false, news: false, development: false } },
  },
};

export const EdgeData: Story = {
  args: { values: { ...values, subject: 'ш'.repeat(81), text: 'Длинный абзац объявления. '.repeat(60) } },
};
