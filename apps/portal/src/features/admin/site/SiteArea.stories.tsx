import type { Meta, StoryObj } from '@storybook/react-vite';
import { aBot, aBroadcast, news } from '../../../testing/guide.ts';
import { administration } from '../../../testing/organizers.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { respondWith } from '../../../testing/respondWith.ts';
import { waitForText } from '../../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = [...administration(), news(), respondWith('/api/admin/bot', { data: aBot() })];
const withBot = (changes: Parameters<typeof aBot>[0]) => [
  respondWith('/api/admin/bot', { data: aBot(changes) }),
  ...handlers,
];

const meta = {
  title: 'Screens/News and bot',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/bot', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const News: Story = { args: { address: '/admin/news' }, play: waitForText('Версия 1.9.0') };
export const NewsPhone: Story = { ...News, globals: { viewport: { value: 'mobile1' } } };
export const NewsEmpty: Story = {
  args: { address: '/admin/news' },
  parameters: {
    msw: [respondWith('/api/information/development', { informationDev: [], hasMore: false }), ...handlers],
  },
  play: waitForText('Новостей пока нет'),
};
export const Bot: Story = { play: waitForText('Отправленное') };
export const BotPhone: Story = { ...Bot, globals: { viewport: { value: 'mobile1' } } };
export const BotSending: Story = {
  parameters: {
    msw: withBot({ broadcasts: [aBroadcast({ state: 'sending', delivered: 90, failed: 0, unknown: 0 })] }),
  },
  play: waitForText('90 из 214'),
};
export const BotStopped: Story = {
  parameters: { msw: withBot({ broadcasts: [aBroadcast({ state: 'stopped', author: null, delivered: 0 })] }) },
  play: waitForText(/не принял токен/),
};
export const BotWithoutReceivers: Story = {
  parameters: { msw: withBot({ receivers: 0, broadcasts: [] }) },
  play: waitForText(/ещё никто не написал/),
};
export const BotOff: Story = {
  parameters: { msw: withBot({ isConfigured: false, name: null, receivers: 0, broadcasts: [] }) },
  play: waitForText('Бот не подключён'),
};
