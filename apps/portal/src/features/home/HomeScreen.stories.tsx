import type { OngoingRaces } from '@otryv/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  anEvent,
  anEventList,
  anOngoingRace,
  anUnfinishedRace,
  comingEvents,
  pastEvents,
} from '../../testing/anEvent.ts';
import { news } from '../../testing/guide.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../testing/respondWith.ts';
import { variedSeries } from '../../testing/series.ts';
import { topTeams } from '../../testing/teams.ts';
import { waitForText } from '../../testing/waitForText.ts';

const path = '/api/race/events';
const home = (coming = comingEvents()) => [
  topTeams(),
  news(),
  respondWith('/api/series/organizers', variedSeries),
  respondWith(path, (query) => anEventList(query.get('started') === 'true' ? pastEvents() : coming)),
];
const on = (...data: OngoingRaces['data']) => respondWith('/api/race/events/ongoing', { data, routes: [] });
const long = 'Большая осенняя гонка памяти всех промокших ботинок и забытых на балконе велостанков, этап 5 из 8';

const meta = {
  title: 'Screens/Home',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: home() },
  args: { address: '/' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Четверговая гонка') };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const OneRace: Story = { ...Default, parameters: { msw: home([anEvent()]) } };
export const LongNames: Story = {
  ...Default,
  parameters: { msw: home([anEvent({ name: long }), anEvent({ id: 502, name: long })]) },
};
export const OnNow: Story = { ...Default, parameters: { msw: [...home(), on(anOngoingRace())] } };
export const SeveralOn: Story = {
  ...Default,
  parameters: {
    msw: [...home(), on(anUnfinishedRace(), anOngoingRace({ name: long, updated: '2026-11-21T11:20:00.000Z' }))],
  },
};
export const SeveralOnPhone: Story = { ...SeveralOn, globals: { viewport: { value: 'mobile1' } } };
export const NothingSoon: Story = { ...Default, parameters: { msw: home([]) } };
export const Loading: Story = {
  parameters: { msw: [topTeams(), news(), respondWith('/api/series/organizers', variedSeries), neverRespond(path)] },
};
export const Unavailable: Story = {
  parameters: {
    msw: [topTeams(), news(), respondWith('/api/series/organizers', variedSeries), respondUnavailable(path)],
  },
  play: waitForText(/База данных/),
};
