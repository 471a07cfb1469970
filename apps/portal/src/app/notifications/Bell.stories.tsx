import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { anEventList } from '../../testing/anEvent.ts';
import { sessionOf } from '../../testing/aSession.ts';
import { aServiceMessage } from '../../testing/messageServer.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../testing/respondWith.ts';

const path = '/api/service-messages';
// Annotated, because the type msw infers cannot be named in a declaration.
const session: object[] = [...sessionOf(), respondWith('/api/race/events', anEventList([]))];
const messages = [
  aServiceMessage(),
  aServiceMessage({
    _id: '6700000000000000000000a2',
    type: 'race',
    title: 'Осенний кубок',
    createdAt: '2026-11-21T09:06:00.000Z',
    text: 'Протокол этапа 4 изменён: вы стали 20-м, было 21',
    entityUrl: '/race/results/5100003',
  }),
  aServiceMessage({
    _id: '6700000000000000000000a3',
    type: 'system',
    title: 'Отрыв',
    createdAt: '2026-11-20T17:31:00.000Z',
    text: 'Номер 4600982 ждёт подтверждения, код действует 15 минут',
    isRead: true,
  }),
];

const meta = {
  title: 'Screens/Messages',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [respondWith(path, { data: messages }), ...session] },
  args: { address: '/race/schedule', isSignedIn: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(У вас|Сообщения)/ }));
    await screen.findByRole('dialog', { name: 'Сообщения' });
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OpenPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const Empty: Story = { parameters: { msw: session } };
export const Loading: Story = { parameters: { msw: [neverRespond(path), ...session] } };
export const Failed: Story = { parameters: { msw: [respondUnavailable(path), ...session] } };

/** Serves the notification socket in every story, so that none logs a failed connection. */
export const WithSocket: Story = {
  play: async () => {
    const frames: unknown[] = [];
    const socket = new WebSocket(new URL('/api/ws', location.href));
    socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data)).type));
    await waitFor(() => expect(frames).toEqual(['AUTH_REQUIRED']));
    socket.close();
  },
};
