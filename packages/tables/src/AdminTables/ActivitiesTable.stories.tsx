import type { Meta, StoryObj } from '@storybook/react-vite';
import { anActivity } from '../testing/administration.ts';
import classes from '../testing/Sheet.module.css';
import { ActivitiesTable } from './ActivitiesTable.tsx';

const rows = [
  anActivity(),
  anActivity({ id: '2', name: 'Чемпионат осени', date: '2026-11-08T16:00:00Z', weightInGrams: 58_000, banned: true }),
  anActivity({ id: '3', name: null, eventId: null, date: '2026-11-03T07:00:00Z', isVirtualPower: true }),
];

const meta = {
  title: 'Tables/ActivitiesTable',
  component: ActivitiesTable,
  args: { caption: 'Активности', rows, raceHref: (eventId) => `#race-${eventId}` },
} satisfies Meta<typeof ActivitiesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { onBan: () => undefined } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <ActivitiesTable caption="Загрузка" rows={[]} loading />
      <ActivitiesTable caption="Пусто" rows={[]} />
      <ActivitiesTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    rows: [
      anActivity({
        name: 'Объединённая осенняя гонка клубов «Перевал через радиовышку и обратно»',
        weightInGrams: null,
      }),
    ],
    onBan: () => undefined,
  },
};
