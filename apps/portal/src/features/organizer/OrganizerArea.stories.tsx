import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, sessionOf } from '../../testing/aSession.ts';
import { aBot, aClub, anOwnOrganizer, areaOf } from '../../testing/organizers.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable } from '../../testing/respondWith.ts';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = areaOf();

const meta = {
  title: 'Screens/OrganizerArea',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/organizer/main', isSignedIn: true },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = { play: waitForText('Чего не хватает') };
export const MainPhone: Story = { ...Main, globals: { viewport: { value: 'mobile1' } } };
export const MainUnpaid: Story = {
  parameters: { msw: areaOf({ organizer: anOwnOrganizer({ isActive: false }) }) },
  play: waitForText(/Доступ не оплачен/),
};
export const WithoutOrganizer: Story = {
  parameters: { msw: sessionOf(aUser({ role: 'admin' })) },
  play: waitForText('У вас нет организатора'),
};
export const Clubs: Story = {
  args: { address: '/organizer/clubs' },
  parameters: {
    msw: areaOf({
      clubs: [
        aClub(),
        aClub({
          id: 'junior',
          name: 'Ось Юниор',
          moderators: [],
          memberCount: null,
          pastEvents: 12,
          upcomingEvents: 2,
          joinMethod: 'request',
        }),
        aClub({ id: 'morning', name: 'Ось. Утренние', missingSince: '2026-11-18T09:00:00.000Z', moderators: [] }),
      ],
    }),
  },
  play: waitForText('Ось. Утренние'),
};
export const ClubsPhone: Story = { ...Clubs, globals: { viewport: { value: 'mobile1' } } };
export const ClubsEmpty: Story = {
  ...Clubs,
  parameters: { msw: areaOf({ clubs: [], bots: [] }) },
  play: waitForText('Клубов пока нет'),
};
export const Bots: Story = { args: { address: '/organizer/bots' }, play: waitForText('Ось Судья') };
export const BotsPhone: Story = { ...Bots, globals: { viewport: { value: 'mobile1' } } };
export const BotExpiring: Story = {
  ...Bots,
  parameters: { msw: areaOf({ bots: [aBot({ state: 'expiring', expiresAt: '2026-11-27T09:00:00.000Z' })] }) },
};
export const BotRefused: Story = {
  ...Bots,
  parameters: {
    msw: areaOf({ bots: [aBot({ state: 'refused', failure: 'Игра не приняла пароль 3 раза.', name: null })] }),
  },
  play: waitForText(/Игра не приняла пароль/),
};
export const BotsEmpty: Story = {
  ...Bots,
  parameters: { msw: areaOf({ bots: [] }) },
  play: waitForText('Бота пока нет'),
};
export const Keys: Story = { args: { address: '/organizer/keys' }, play: waitForText('Бот чата') };
export const KeysPhone: Story = { ...Keys, globals: { viewport: { value: 'mobile1' } } };
export const KeysEmpty: Story = {
  ...Keys,
  parameters: { msw: areaOf({ keys: [], webhooks: [] }) },
  play: waitForText('Ключей пока нет'),
};
export const Loading: Story = { parameters: { msw: [neverRespond('/api/organizer/{id}'), ...areaOf()] } };
export const Failed: Story = {
  parameters: { msw: [respondUnavailable('/api/organizer/{id}'), ...areaOf()] },
  play: waitForText('Кабинет не загрузился'),
};
