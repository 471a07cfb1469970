import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEventList, pastEvents } from '../../testing/anEvent.ts';
import { answers, hangs, isDown } from '../../testing/answers.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { sees } from '../../testing/sees.ts';

const path = '/api/race/events';

const meta = {
  title: 'Screens/Results',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [answers(path, anEventList(pastEvents(), { quantityPages: 4 }))] },
  args: { address: '/race/results' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sees('Четверговая гонка') };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const NothingFits: Story = {
  args: { address: '/race/results?search=триатлон' },
  parameters: { msw: [answers(path, anEventList([], { quantityPages: 0 }))] },
  play: sees('Заезды не найдены'),
};
export const Empty: Story = {
  parameters: { msw: [answers(path, anEventList([], { quantityPages: 0, organizers: [] }))] },
  play: sees('Результатов пока нет'),
};
export const Loading: Story = { parameters: { msw: [hangs(path)] } };
export const Unavailable: Story = { parameters: { msw: [isDown(path)] }, play: sees(/База данных/) };
