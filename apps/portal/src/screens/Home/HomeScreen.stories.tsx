import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEvent, anEventList, comingEvents, pastEvents } from '../../testing/anEvent.ts';
import { answers, hangs, isDown } from '../../testing/answers.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { sees } from '../../testing/sees.ts';

const path = '/api/race/events';
const home = (coming = comingEvents()) => [
  answers(path, (query) => anEventList(query.get('started') === 'true' ? pastEvents() : coming)),
];
const long = 'Большая осенняя гонка памяти всех промокших ботинок и забытых на балконе велостанков, этап 5 из 8';

const meta = {
  title: 'Screens/Home',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: home() },
  args: { address: '/' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sees('Четверговая гонка') };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const OneRace: Story = { ...Default, parameters: { msw: home([anEvent()]) } };
export const LongNames: Story = {
  ...Default,
  parameters: { msw: home([anEvent({ name: long }), anEvent({ id: 502, name: long })]) },
};
export const NothingSoon: Story = { ...Default, parameters: { msw: home([]) } };
export const Loading: Story = { parameters: { msw: [hangs(path)] } };
export const Unavailable: Story = { parameters: { msw: [isDown(path)] }, play: sees(/База данных/) };
