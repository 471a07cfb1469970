import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { mailingHandlers, sendingMailing } from '../../../testing/mailings.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { respondWith } from '../../../testing/respondWith.ts';
import { waitForText } from '../../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = mailingHandlers();

const meta = {
  title: 'Screens/Mailings',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/admin/notifications/create-email', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = { play: waitForText('Новый сезон команд') };
export const LetterPhone: Story = { ...Letter, globals: { viewport: { value: 'mobile1' } } };

/** A completed email, next to its preview. */
export const LetterFilled: Story = {
  play: async (context) => {
    await waitForText('Новый сезон команд')(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Тема/ }), 'Осенний кубок: перевал в субботу');
    await userEvent.type(canvas.getByRole('textbox', { name: /Заголовок/ }), 'Осенний кубок');
    await userEvent.type(canvas.getByRole('textbox', { name: /Текст/ }), 'Этап 5 стартует 21 ноября.');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Заезды/ }));
    await waitForText(/Тема: /)(context);
  },
};

export const Sending: Story = {
  parameters: {
    msw: mailingHandlers({ active: [sendingMailing, { ...sendingMailing, id: '2'.repeat(24), state: 'waiting' }] }),
  },
  play: waitForText(/отправлено 1.316 из 2.104/),
};
export const Paused: Story = {
  parameters: { msw: mailingHandlers({ active: [{ ...sendingMailing, state: 'paused' }] }) },
  play: waitForText('Продолжить'),
};
export const MailServerDown: Story = {
  parameters: { msw: mailingHandlers({ active: [{ ...sendingMailing, isMailDown: true }] }) },
  play: waitForText(/Почтовый сервер не отвечает/),
};
export const FirstMailing: Story = {
  parameters: { msw: mailingHandlers({ data: [] }) },
  play: waitForText('Рассылок ещё не было'),
};

export const Digest: Story = {
  args: { address: '/admin/notifications/events-email-preview' },
  play: waitForText(/заездов? в подборке|заезда в подборке/),
};
export const DigestPhone: Story = { ...Digest, globals: { viewport: { value: 'mobile1' } } };
export const DigestEmpty: Story = {
  args: { address: '/admin/notifications/events-email-preview' },
  parameters: {
    msw: [
      respondWith('/api/race/events/mailings/preview', (query) => ({
        data: {
          events: [],
          routes: [],
          subject: 'Подборка заездов',
          startDate: query.get('startDate') ?? '',
          endDate: query.get('endDate') ?? '',
        },
      })),
      ...mailingHandlers(),
    ],
  },
  play: waitForText('В эти дни заездов нет'),
};
