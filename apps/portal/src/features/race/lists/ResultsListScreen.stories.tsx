import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEventList, pastEvents } from '../../../testing/anEvent.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith } from '../../../testing/respondWith.ts';
import { waitForText } from '../../../testing/waitForText.ts';

const path = '/api/race/events';

const meta = {
  title: 'Screens/Results',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [respondWith(path, anEventList(pastEvents(), { quantityPages: 4 }))] },
  args: { address: '/race/results' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText('Четверговая гонка') };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const NothingFits: Story = {
  args: { address: '/race/results?search=триатлон' },
  parameters: { msw: [respondWith(path, anEventList([], { quantityPages: 0 }))] },
  play: waitForText('Заезды не найдены'),
};
export const Empty: Story = {
  parameters: { msw: [respondWith(path, anEventList([], { quantityPages: 0, organizers: [] }))] },
  play: waitForText('Результатов пока нет'),
};
export const Loading: Story = { parameters: { msw: [neverRespond(path)] } };
export const Unavailable: Story = { parameters: { msw: [respondUnavailable(path)] }, play: waitForText(/База данных/) };
