import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEventList } from '../../testing/anEvent.ts';
import { aPublicOrganizer, publicOrganizers } from '../../testing/organizers.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../testing/respondWith.ts';
import { someSeries, variedSeries } from '../../testing/series.ts';
import { waitForText } from '../../testing/waitForText.ts';

// Annotated, because the type msw infers cannot be named in a declaration.
const handlers: object[] = publicOrganizers();
const bare = aPublicOrganizer({
  name: 'Объединённая осенняя лига велосипедных клубов северного берега',
  shortName: null,
  mission: '',
  description: '',
  clubMain: null,
  website: null,
  telegram: { group: null, channel: null },
  socialLinks: { vk: null, youtube: null },
  pastEvents: 0,
  upcomingEvents: 0,
  isPublished: false,
});

const meta = {
  title: 'Screens/Organizers',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: handlers },
  args: { address: '/organizers' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { play: waitForText('КРОНА') };
export const ListPhone: Story = { ...List, globals: { viewport: { value: 'mobile1' } } };
export const ListEmpty: Story = {
  parameters: { msw: [respondWith('/api/organizers', { data: [] })] },
  play: waitForText('Организаторов пока нет'),
};
export const ListLoading: Story = { parameters: { msw: [neverRespond('/api/organizers')] } };
export const ListFailed: Story = {
  parameters: { msw: [respondUnavailable('/api/organizers')] },
  play: waitForText('Организаторы не загрузились'),
};
export const Schedule: Story = {
  args: { address: '/organizers/klub-os/schedule' },
  play: waitForText('Подписаться на календарь'),
};
export const SchedulePhone: Story = { ...Schedule, globals: { viewport: { value: 'mobile1' } } };
export const ScheduleEmpty: Story = {
  ...Schedule,
  parameters: { msw: [respondWith('/api/race/events', anEventList([])), ...publicOrganizers(bare)] },
  play: waitForText('Заездов не запланировано'),
};
export const Series: Story = {
  args: { address: '/organizers/klub-os/series' },
  parameters: { msw: [respondWith('/api/series/organizers/{urlSlug}', variedSeries), ...handlers] },
  play: waitForText('Осенний кубок'),
};
export const SeriesEmpty: Story = {
  ...Series,
  parameters: { msw: [respondWith('/api/series/organizers/{urlSlug}', someSeries()), ...handlers] },
  play: waitForText('Серий пока нет'),
};
export const NotFound: Story = {
  args: { address: '/organizers/nobody/schedule' },
  parameters: { msw: [respondWithError('/api/organizers/{urlSlug}', 404, 'organizer_not_found', 'Нет такого.')] },
  play: waitForText('Такого организатора нет'),
};
export const Failed: Story = {
  ...Schedule,
  parameters: { msw: [respondUnavailable('/api/organizers/{urlSlug}')] },
  play: waitForText('Организатор не загрузился'),
};
