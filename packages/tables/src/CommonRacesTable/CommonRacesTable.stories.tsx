import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCommonRace, someCommonRaces } from '../testing/aCommonRace.ts';
import classes from '../testing/Sheet.module.css';
import { CommonRacesTable } from './CommonRacesTable.tsx';

const two = ['Лев', 'Глеб'];

const meta = {
  title: 'Tables/CommonRacesTable',
  component: CommonRacesTable,
  args: { caption: 'Общие заезды', names: two, rows: someCommonRaces() },
} satisfies Meta<typeof CommonRacesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { raceHref: ({ eventId }) => `#race-${eventId}` } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <CommonRacesTable caption="Загрузка" names={two} rows={[]} loading />
      <CommonRacesTable caption="Пусто" names={two} rows={[]} />
      <CommonRacesTable caption="Ошибка" names={two} rows={[]} error="Сервер не ответил." onRetry={() => {}} />
      <CommonRacesTable caption="Двое" names={two} rows={someCommonRaces()} />
      <CommonRacesTable
        caption="Трое"
        names={['Влас', ...two]}
        rows={[aCommonRace({ results: [null, ...aCommonRace().results], aheadAt: 1 })]}
      />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    names: ['Александр-Мария Преображенский-Долгоруков', 'Ö'],
    rows: [aCommonRace({ eventId: 6, leadMs: 8_600_000, distanceKm: null, elevationM: null }), ...someCommonRaces()],
  },
};
