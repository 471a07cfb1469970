import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountId, administrationOfPeople } from '../../../testing/administrationOfPeople.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { respondWith } from '../../../testing/respondWith.ts';
import { riderId } from '../../../testing/riders.ts';
import { waitForText } from '../../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = administrationOfPeople();
const nobody: object[] = [
  respondWith('/api/admin/users', {
    data: [],
    quantityPages: 0,
    quantityUsers: 0,
    counts: { all: 41, moderator: 1, admin: 2, unconfirmed: 1 },
  }),
  ...administrationOfPeople(),
];

const meta = {
  title: 'Screens/Admin people',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/admin/users', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Users: Story = { play: waitForText('yakoreva') };
export const UsersPhone: Story = { ...Users, globals: { viewport: { value: 'mobile1' } } };
export const UsersNotFound: Story = {
  args: { address: '/admin/users?search=нет' },
  parameters: { msw: nobody },
  play: waitForText('Никого не найдено'),
};
export const User: Story = {
  args: { address: `/admin/users/${accountId}/main` },
  play: waitForText('Chrome, Windows'),
};
export const Rider: Story = {
  args: { address: `/admin/riders/${riderId}/main` },
  play: waitForText('Пересчитать кривую'),
};
export const RiderActivities: Story = {
  args: { address: `/admin/riders/${riderId}/activities` },
  play: waitForText('Чемпионат осени'),
};
export const RiderBans: Story = {
  args: { address: `/admin/riders/${riderId}/bans` },
  play: waitForText('Подставной райдер'),
};
export const Visits: Story = { args: { address: '/admin/visits' }, play: waitForText('Посещения по страницам') };
export const Actions: Story = { args: { address: '/admin/logs/admin' }, play: waitForText('Заезд добавлен') };
export const Errors: Story = { args: { address: '/admin/logs/errors' }, play: waitForText('TypeError') };
export const ErrorWithStack: Story = {
  args: { address: '/admin/logs/errors/65f0000000000000000000e9' },
  play: waitForText(/at rename/),
};
