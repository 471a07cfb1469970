import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEvent, anEventList, comingEvents } from '../../../testing/anEvent.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../../testing/respondWith.ts';
import { waitForText } from '../../../testing/waitForText.ts';

const path = '/api/race/events';
const long = 'Большая осенняя гонка памяти всех промокших ботинок и забытых на балконе велостанков, этап 5 из 8';

const meta = {
  title: 'Screens/Schedule',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [respondWith(path, anEventList(comingEvents()))] },
  args: { address: '/race/schedule' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Догонялки КРОНА') };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const OneOfManyPages: Story = {
  args: { address: '/race/schedule?page=3&docsOnPage=5' },
  parameters: { msw: [respondWith(path, anEventList([anEvent()], { quantityPages: 9, quantityEvents: 41 }))] },
  play: waitForText(/41 заезд/),
};
export const LongNames: Story = {
  parameters: { msw: [respondWith(path, anEventList([anEvent({ name: long, organizer: long, organizerId: null })]))] },
  play: waitForText(/41|Большая осенняя/),
};
export const NothingFits: Story = {
  args: { address: '/race/schedule?search=триатлон' },
  parameters: { msw: [respondWith(path, (query) => anEventList(query.get('search') ? [] : comingEvents()))] },
  play: waitForText('Заезды не найдены'),
};
export const Empty: Story = {
  parameters: { msw: [respondWith(path, anEventList([], { quantityPages: 0, organizers: [] }))] },
  play: waitForText('Заездов пока нет'),
};
export const Loading: Story = { parameters: { msw: [neverRespond(path)] } };
export const Unavailable: Story = { parameters: { msw: [respondUnavailable(path)] }, play: waitForText(/База данных/) };
