import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCommonRace, someCommonRaces } from '../testing/aCommonRace.ts';
import { aComparisonRider, aLightRider, aSecretiveRider } from '../testing/aComparisonRider.ts';
import classes from '../testing/Sheet.module.css';
import { RidersComparison } from './RidersComparison.tsx';

const two = [aComparisonRider(), aLightRider()];
const races = someCommonRaces();
const ofMany = [aCommonRace({ results: [...aCommonRace().results, null, null] })];
const fast = aComparisonRider().bestWatts.map(({ duration, value }) => ({ duration, value: value * 0.9 }));
const long = { firstName: 'Александр-Мария', lastName: 'Преображенский-Долгоруков' };

const meta = {
  title: 'Tables/RidersComparison',
  component: RidersComparison,
  args: { riders: two, races, raceHref: ({ eventId }) => `#race-${eventId}` },
} satisfies Meta<typeof RidersComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** No riders, one rider, loading, an error. */
export const States: Story = {
  render: (args) => (
    <div className={classes.Sheet}>
      <RidersComparison {...args} riders={[]} races={[]} />
      <RidersComparison {...args} riders={[aComparisonRider()]} races={[]} />
      <RidersComparison {...args} loading />
      <RidersComparison {...args} error="Сервер не ответил. Проверьте соединение." onRetry={() => {}} />
    </div>
  ),
};

export const NoCommonRaces: Story = { args: { races: [] } };

/** The watts of four riders; one hides her weight, and the note names her. */
export const HiddenWeight: Story = {
  args: {
    unit: 'watts',
    riders: [
      ...two,
      aSecretiveRider(),
      aLightRider({ profileId: 4080, firstName: 'Влас', winCount: 9, bestWatts: fast }),
    ],
    races: ofMany,
  },
};

export const EdgeData: Story = {
  args: {
    riders: [aComparisonRider(long), aLightRider({ ...long, racingScore: null, bestWattsPerKg: [] })],
    races: [aCommonRace({ eventName: 'Многодневная гонка памяти первых покорителей Горячего Ключа' })],
  },
};
