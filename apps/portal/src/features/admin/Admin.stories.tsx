import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { administration } from '../../testing/organizers.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = administration();

const meta = {
  title: 'Screens/Admin',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/admin/organizer', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Organizers: Story = { play: waitForText('КРОНА') };
export const OrganizersPhone: Story = { ...Organizers, globals: { viewport: { value: 'mobile1' } } };
export const OrganizersEmpty: Story = {
  parameters: {
    msw: [
      respondWith('/api/admin/organizers', { data: [], quantityPages: 0, quantityOrganizers: 0 }),
      ...administration(),
    ],
  },
  play: waitForText('Организаторов пока нет'),
};
export const Slots: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Слоты: Клуб «Ось»' }));
    await body.findByText('Дать период');
  },
};
export const Loading: Story = { parameters: { msw: [neverRespond('/api/admin/organizers'), ...administration()] } };
export const Failed: Story = {
  parameters: { msw: [respondUnavailable('/api/admin/organizers'), ...administration()] },
  play: waitForText('Организаторы не загрузились'),
};
export const Clubs: Story = { args: { address: '/admin/clubs' }, play: waitForText(/2 модератора/) };
export const ModeratorsOfClub: Story = {
  args: { address: '/admin/clubs' },
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Модераторы: Ось' }));
    await body.findByRole('combobox', { name: 'Добавить модератора' });
  },
};
export const Protocols: Story = {
  args: { address: '/admin/others/finish-protocol/edit' },
  play: waitForText('Догонялки по воскресеньям'),
};
export const ProtocolCreation: Story = {
  args: { address: '/admin/others/finish-protocol/create' },
  play: waitForText('Имя в списке'),
};
