import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEvent, anEventList, comingEvents } from '../../testing/anEvent.ts';
import { answers, hangs, isDown } from '../../testing/answers.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { sees } from '../../testing/sees.ts';

const path = '/api/race/events';
const long = 'Большая осенняя гонка памяти всех промокших ботинок и забытых на балконе велостанков, этап 5 из 8';

const meta = {
  title: 'Screens/Schedule',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [answers(path, anEventList(comingEvents()))] },
  args: { address: '/race/schedule' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sees('Догонялки КРОНА') };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const OneOfManyPages: Story = {
  args: { address: '/race/schedule?page=3&docsOnPage=5' },
  parameters: { msw: [answers(path, anEventList([anEvent()], { quantityPages: 9, quantityEvents: 41 }))] },
  play: sees(/41 заезд/),
};
export const LongNames: Story = {
  parameters: { msw: [answers(path, anEventList([anEvent({ name: long, organizer: long, organizerId: null })]))] },
  play: sees(/41|Большая осенняя/),
};
export const NothingFits: Story = {
  args: { address: '/race/schedule?search=триатлон' },
  parameters: { msw: [answers(path, (query) => anEventList(query.get('search') ? [] : comingEvents()))] },
  play: sees('Заезды не найдены'),
};
export const Empty: Story = {
  parameters: { msw: [answers(path, anEventList([], { quantityPages: 0, organizers: [] }))] },
  play: sees('Заездов пока нет'),
};
export const Loading: Story = { parameters: { msw: [hangs(path)] } };
export const Unavailable: Story = { parameters: { msw: [isDown(path)] }, play: sees(/База данных/) };
