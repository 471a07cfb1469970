import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { respondUnavailable, respondWith } from '../../../testing/respondWith.ts';
import { anOwnMember, aTeam, krona, memberOf, strangerOf } from '../../../testing/teams.ts';
import { waitForText } from '../../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = memberOf();
const phone = { viewport: { value: 'mobile1' } };
const rider = {
  zwiftId: 1021,
  firstName: 'Глеб',
  lastName: 'Полозов',
  male: true,
  imageSrc: null,
  countryAlpha3: 'RUS',
};

const meta = {
  title: 'Screens/TeamControl',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/teams/veter/control/members', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = { play: waitForText('Передать команду') };
export const MembersPhone: Story = { ...Members, globals: phone };
export const MembersOfViceCaptain: Story = {
  parameters: { msw: memberOf({ role: 'Vice-Captain', isCaptain: false, isViceCaptain: true }) },
  play: waitForText('Скопировать'),
};
export const MembersEmpty: Story = {
  parameters: {
    msw: [
      respondWith('/api/teams/pending-riders', { data: [] }),
      respondWith('/api/teams/banned-riders', { data: [] }),
      respondWith('/api/teams/invitation', { data: null }),
      ...handlers,
    ],
  },
  play: waitForText('Вход открыт всем'),
};
export const MembersFailed: Story = {
  parameters: { msw: [respondUnavailable('/api/teams/pending-riders'), ...handlers] },
  play: waitForText('Не загрузилось'),
};
export const Offered: Story = {
  parameters: {
    msw: memberOf({ handOver: { userId: '65f0000000000000000000a2', rider, expiresAt: '2026-11-28T09:00:00.000Z' } }),
  },
  play: waitForText('Отозвать предложение'),
};
export const HandingOver: Story = {
  play: async (context) => {
    await waitForText('Передать команду')(context);
    await screen.findByRole('option', { name: 'Глеб Полозов' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Новый капитан' }), 'Глеб Полозов');
    await userEvent.click(screen.getByRole('button', { name: 'Передать команду' }));
    await screen.findByRole('dialog', { name: 'Передать команду: Глеб Полозов' });
  },
};
export const Foreign: Story = {
  parameters: { msw: memberOf(krona) },
  play: waitForText('Это не ваша команда'),
};
export const Edit: Story = {
  args: { address: '/teams/veter/control/edit' },
  play: waitForText('Сохранить команду'),
};
export const EditPhone: Story = { ...Edit, globals: phone };
export const EditAlone: Story = { ...Edit, parameters: { msw: memberOf({}, aTeam({ totalMembers: 1 })) } };
export const Creation: Story = {
  args: { address: '/moderation/teams/create' },
  parameters: { msw: strangerOf() },
  play: waitForText('Создать команду'),
};
export const CreationOfMember: Story = {
  ...Creation,
  parameters: { msw: strangerOf({ member: anOwnMember() }) },
  play: waitForText(/Вы уже в команде/),
};
