import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Bleed, Card } from '../Layout/Layout.tsx';
import { Cell, Matrix } from '../testing/Matrix.tsx';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';
import { NotificationList } from './NotificationList.tsx';

function LiveBell({ notifications: given, ...props }: NotificationBellProps) {
  const [notifications, setNotifications] = useState(given);

  return (
    <NotificationBell
      {...props}
      notifications={notifications}
      onRead={(id) => setNotifications(notifications.map((one) => (one.id === id ? { ...one, isRead: true } : one)))}
      onReadAll={() => setNotifications(notifications.map((one) => ({ ...one, isRead: true })))}
    />
  );
}

const meta = {
  title: 'Race/NotificationBell',
  parameters: { keyboard: ['popover', 'link'] },
  component: NotificationBell,
  render: (args) => <LiveBell {...args} />,
  args: {
    onRead: () => undefined,
    onReadAll: () => undefined,
    settingsHref: '#settings',
    notifications: [
      {
        id: '1',
        title: 'ВЕТЕР',
        text: 'Марк Верхояров просится в команду',
        createdAt: '2026-11-21T11:58:00Z',
        isRead: false,
      },
      {
        id: '2',
        title: 'Осенний кубок',
        text: 'Протокол этапа 4 изменён: категория Ефросиньи Обрывиной',
        createdAt: '2026-11-20T17:40:00Z',
        isRead: false,
        href: '#stage',
      },
      {
        id: '3',
        title: 'Отрыв',
        text: 'Вы подключили игровой ID 4600417',
        createdAt: '2026-11-17T09:00:00Z',
        isRead: true,
      },
    ],
  },
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Opening a message marks it as read; Escape restores focus. */
export const Features: Story = {
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: /У вас 2\sнепрочитанных сообщения/ });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Сообщения' });
    await waitFor(() => expect(screen.getByRole('button', { name: /ВЕТЕР/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: /ВЕТЕР/ }));
    await expect(bell).toHaveAccessibleName(/У вас 1\sнепрочитанное сообщение/);
    await userEvent.click(bell);
    await screen.findByRole('dialog');
  },
};

export const States: Story = {
  parameters: { pseudo: { hover: '.is-hover button', focusVisible: '.is-focus button' } },
  render: (args) => (
    <>
      <Matrix>
        <Cell label="Колокольчик">
          <NotificationBell {...args} />
          <NotificationBell {...args} className="is-hover" />
          <NotificationBell {...args} className="is-focus" />
          <NotificationBell {...args} notifications={[]} />
        </Cell>
      </Matrix>
      <Bleed>
        <Card>
          <NotificationList notifications={args.notifications} onRead={args.onRead} />
          <NotificationList notifications={[]} onRead={args.onRead} />
          <NotificationList notifications={[]} onRead={args.onRead} loading />
          <NotificationList
            {...{ notifications: [], onRead: args.onRead, onRetry: args.onReadAll }}
            error="Сервер не ответил за 10 секунд. Данные целы, попробуйте ещё раз."
          />
        </Card>
      </Bleed>
    </>
  ),
};

export const EdgeData: Story = {
  args: {
    notifications: Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      title: 'Объединённая осенняя гонка клубов',
      text: 'Александр-Мария Преображенский-Долгоруков-Старобельский просится в команду https://otryv.example/dlinnyy-adres-bez-probelov',
      createdAt: null,
      isRead: false,
      logo: null,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog');
  },
};

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

export const AllRead: Story = {
  args: { notifications: meta.args.notifications.map((notification) => ({ ...notification, isRead: true })) },
  play: open,
};

export const Empty: Story = { args: { notifications: [] }, play: open };

export const Loading: Story = { args: { notifications: [], loading: true }, play: open };

export const Failed: Story = {
  args: {
    notifications: [],
    error: 'Сервер не ответил за 10 секунд. Данные целы, попробуйте ещё раз.',
    onRetry: () => undefined,
  },
  play: open,
};
