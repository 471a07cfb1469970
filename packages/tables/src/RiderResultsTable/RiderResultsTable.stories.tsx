import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aRacedResult, someRaces } from '../testing/aRacedResult.ts';
import classes from '../testing/Sheet.module.css';
import { RiderResultsTable } from './RiderResultsTable.tsx';

const meta = {
  title: 'Tables/RiderResultsTable',
  component: RiderResultsTable,
  args: { caption: 'Результаты Льва Подветренного', rows: someRaces(), raceHref: ({ eventId }) => `#race-${eventId}` },
} satisfies Meta<typeof RiderResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = {
  args: {
    power: 'watts',
    columnLayout: { shown: { cp15: true, cp180: true, cp1800: true, cp3600: true } },
    weightHref: () => '#weight',
  },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <RiderResultsTable caption="Загрузка" rows={[]} loading />
      <RiderResultsTable caption="Пусто" rows={[]} />
      <RiderResultsTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <RiderResultsTable caption="Медали, лучшее и сход" rows={someRaces()} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aRacedResult({
        eventName: 'Открытый кубок Дальневосточной лиги виртуальных велогонок. Tour of the Endless Volcano, stage 12',
        timeMs: 12_661_500,
        place: 1240,
      }),
      aRacedResult({
        eventId: 2,
        eventName: '?',
        watts: null,
        place: null,
        disqualification: { label: 'OFR', reason: 'вес изменён перед стартом' },
        averageWatts: { value: 0 },
        heartRate: { value: null },
        weightKg: { value: null },
      }),
    ],
  },
};

export const SortedByKeyboard: Story = {
  args: { onSort: fn() },
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('columnheader', { name: /^5.м$/ });
    within(header).getByRole('button').focus();

    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(args.onSort).toHaveBeenLastCalledWith([{ column: 'cp300', ascending: false }]);
  },
};
