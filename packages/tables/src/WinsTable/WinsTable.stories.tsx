import type { Meta, StoryObj } from '@storybook/react-vite';
import { aWin } from '../testing/aWin.ts';
import classes from '../testing/Sheet.module.css';
import { WinsTable } from './WinsTable.tsx';

const meta = {
  title: 'Tables/WinsTable',
  component: WinsTable,
  args: { caption: 'Победы', rows: [aWin(), aWin({ eventId: 3, eventName: 'Вечерний спринт', groupLabel: 'C' })] },
} satisfies Meta<typeof WinsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { raceHref: ({ eventId }) => `#race-${eventId}` } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <WinsTable caption="Загрузка" rows={[]} loading />
      <WinsTable caption="Пусто" rows={[]} />
      <WinsTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <WinsTable caption="Одна победа" rows={[aWin()]} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      aWin({
        eventName: 'Объединённая осенняя гонка клубов «Перевал через радиовышку и обратно»',
        timeMs: 18_924_025,
        finishers: 12_480,
        averageWatts: null,
        wattsPerKg: null,
      }),
      aWin({ eventId: 1, timeMs: null, finishers: 1 }),
    ],
  },
};
