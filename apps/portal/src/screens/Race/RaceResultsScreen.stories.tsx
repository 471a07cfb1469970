import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, hangs, isDown, refuses } from '../../testing/answers.ts';
import { aDnf, aRaceResults, aResult } from '../../testing/aRaceResults.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { sees } from '../../testing/sees.ts';

const path = '/api/race/results/{id}';
const finishers = (count: number) => Array.from({ length: count }, (_, at) => aResult(at));
const race = [answers(path, aRaceResults([...finishers(24), aDnf(24), aDnf(25)]))];

const meta = {
  title: 'Screens/Race results',
  component: PortalAt,
  parameters: { layout: 'fullscreen', msw: race },
  args: { address: '/race/results/401' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: sees(/Ветлужский/) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'mobile1' } } };
export const OneFinisher: Story = { ...Default, parameters: { msw: [answers(path, aRaceResults(finishers(1)))] } };
export const OneGroupInWatts: Story = { ...Default, args: { address: '/race/results/401?category=A&power=watts' } };
export const DidNotFinish: Story = { args: { address: '/race/results/401?tab=dnf' }, play: sees('DNF') };
export const NobodyDroppedOut: Story = {
  args: { address: '/race/results/401?tab=dnf' },
  parameters: { msw: [answers(path, aRaceResults(finishers(3)))] },
  play: sees('Сошедших нет'),
};
export const About: Story = { args: { address: '/race/results/401?tab=about' }, play: sees(/горный финиш/) };
export const Running: Story = {
  parameters: { msw: [answers(path, aRaceResults([], { isFinal: false, version: 0, updated: null }))] },
  play: sees(/Финишировавших пока нет/),
};
export const NobodyFinished: Story = {
  parameters: { msw: [answers(path, aRaceResults([]))] },
  play: sees('Никто не финишировал'),
};
export const NotStarted: Story = {
  parameters: { msw: [refuses(path, 404, 'event_not_started', 'Заезд ещё не начался.')] },
  play: sees('Заезд ещё не начался'),
};
export const NotFound: Story = {
  parameters: { msw: [refuses(path, 404, 'event_not_found', 'Заезд не найден.')] },
  play: sees('Такого заезда нет'),
};
export const Loading: Story = { parameters: { msw: [hangs(path)] } };
export const Unavailable: Story = { parameters: { msw: [isDown(path)] }, play: sees(/База данных/) };
