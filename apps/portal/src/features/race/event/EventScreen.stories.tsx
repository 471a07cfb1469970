import type { Meta, StoryObj } from '@storybook/react-vite';
import { anEventWithRiders, aSubgroup } from '../../../testing/anEvent.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';
import { waitForText } from '../../../testing/waitForText.ts';

const path = '/api/race/events/{id}';
const long = 'Большая осенняя гонка памяти всех промокших ботинок и забытых на балконе велостанков, этап 5 из 8';

const meta = {
  title: 'Screens/Event',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: [respondWith(path, anEventWithRiders(20))] },
  args: { address: '/race/schedule/501' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText(/Ветлужский/) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const OneRider: Story = { ...Default, parameters: { msw: [respondWith(path, anEventWithRiders(1))] } };
export const ClubOnlyUnknownRoute: Story = {
  ...Default,
  parameters: {
    msw: [
      respondWith(
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
  parameters: { msw: [respondWith(path, anEventWithRiders(0))] },
  play: waitForText('Пока никто не зарегистрировался'),
};
export const OnNow: Story = {
  parameters: { msw: [respondWith(path, anEventWithRiders(20, { started: true }))] },
  play: waitForText('Открыть протокол'),
};
export const Loading: Story = { parameters: { msw: [neverRespond(path)] } };
export const Unavailable: Story = { parameters: { msw: [respondUnavailable(path)] }, play: waitForText(/База данных/) };
export const NotFound: Story = {
  parameters: { msw: [respondWithError(path, 404, 'event_not_found', 'Заезд не найден.')] },
  play: waitForText('Такого заезда нет'),
};
