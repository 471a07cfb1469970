import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEventWithRiders, aSubgroup } from '../../testing/anEvent.ts';
import { answers, hangs, isDown, refuses } from '../../testing/answers.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { sees } from '../../testing/sees.ts';

const path = '/api/race/events/{id}';
const long = 'Большая осенняя гонка памяти всех промокших ботинок и забытых на балконе велостанков, этап 5 из 8';

const meta = {
  title: 'Screens/Event',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [answers(path, anEventWithRiders(20))] },
  args: { address: '/race/schedule/501' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sees(/Ветлужский/) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const OneRider: Story = { ...Default, parameters: { msw: [answers(path, anEventWithRiders(1))] } };
export const ClubOnlyUnknownRoute: Story = {
  ...Default,
  parameters: {
    msw: [
      answers(
        path,
        anEventWithRiders(3, {
          name: long,
          description: '',
          rulesSet: [],
          microserviceEventVisibility: 'DEFINED_BY_RESOURCE_ID',
          eventSubgroups: [aSubgroup('A', { routeId: null, laps: 0, distanceSummary: null, fromPaceValue: null })],
        }),
      ),
    ],
  },
};
export const NobodyYet: Story = {
  parameters: { msw: [answers(path, anEventWithRiders(0))] },
  play: sees('Пока никто не зарегистрировался'),
};
export const Loading: Story = { parameters: { msw: [hangs(path)] } };
export const Unavailable: Story = { parameters: { msw: [isDown(path)] }, play: sees(/База данных/) };
export const NotFound: Story = {
  parameters: { msw: [refuses(path, 404, 'event_not_found', 'Заезд не найден.')] },
  play: sees('Такого заезда нет'),
};
