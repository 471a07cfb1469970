import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRace, aSchedule } from '../testing/aRace.ts';
import classes from '../testing/Sheet.module.css';
import { ResultsListTable } from './ResultsListTable.tsx';

const meta = {
  title: 'Tables/ResultsListTable',
  component: ResultsListTable,
  args: { caption: 'Прошедшие заезды', rows: aSchedule().toReversed(), hrefOf: ({ id }) => `#race-${id}` },
} satisfies Meta<typeof ResultsListTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { hrefOf: undefined } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <ResultsListTable caption="Загрузка" rows={[]} loading />
      <ResultsListTable caption="Пусто" rows={[]} />
      <ResultsListTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <ResultsListTable caption="Протокола ещё нет" rows={[aRace({ totalFinishedCount: null })]} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aRace({ name: 'Открытый кубок Дальневосточной лиги виртуальных велогонок. Tour of the Endless Volcano' }),
      aRace({
        id: 99,
        world: null,
        route: null,
        profile: null,
        distanceKm: null,
        elevationM: 0,
        totalFinishedCount: 0,
      }),
    ],
  },
};
