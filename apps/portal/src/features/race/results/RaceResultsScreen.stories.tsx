import type { Meta, StoryObj } from '@storybook/react-vite';
import { aDnf, aRaceResults, aResult } from '../../../testing/aRaceResults.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { neverRespond, respondUnavailable, respondWith, respondWithError } from '../../../testing/respondWith.ts';
import { waitForText } from '../../../testing/waitForText.ts';

const path = '/api/race/results/{id}';
const finishers = (count: number) => Array.from({ length: count }, (_, at) => aResult(at));
const race = [respondWith(path, aRaceResults([...finishers(24), aDnf(24), aDnf(25)]))];

const meta = {
  title: 'Screens/Race results',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: race },
  args: { address: '/race/results/401' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: waitForText(/Ветлужский/) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const OneFinisher: Story = { ...Default, parameters: { msw: [respondWith(path, aRaceResults(finishers(1)))] } };
export const OneGroupInWatts: Story = { ...Default, args: { address: '/race/results/401?category=A&power=watts' } };
export const DidNotFinish: Story = { args: { address: '/race/results/401?tab=dnf' }, play: waitForText('DNF') };
export const NobodyDroppedOut: Story = {
  args: { address: '/race/results/401?tab=dnf' },
  parameters: { msw: [respondWith(path, aRaceResults(finishers(3)))] },
  play: waitForText('Сошедших нет'),
};
export const About: Story = { args: { address: '/race/results/401?tab=about' }, play: waitForText(/горный финиш/) };
export const Running: Story = {
  parameters: { msw: [respondWith(path, aRaceResults([], { isFinal: false, version: 0, updated: null }))] },
  play: waitForText(/Финишировавших пока нет/),
};
export const NobodyFinished: Story = {
  parameters: { msw: [respondWith(path, aRaceResults([]))] },
  play: waitForText('Никто не финишировал'),
};
export const NotStarted: Story = {
  parameters: { msw: [respondWithError(path, 404, 'event_not_started', 'Заезд ещё не начался.')] },
  play: waitForText('Заезд ещё не начался'),
};
export const NotFound: Story = {
  parameters: { msw: [respondWithError(path, 404, 'event_not_found', 'Заезд не найден.')] },
  play: waitForText('Такого заезда нет'),
};
export const Loading: Story = { parameters: { msw: [neverRespond(path)] } };
export const Unavailable: Story = { parameters: { msw: [respondUnavailable(path)] }, play: waitForText(/База данных/) };
