import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRecord, someRecords } from '../testing/aRecord.ts';
import classes from '../testing/Sheet.module.css';
import { RecordsTable } from './RecordsTable.tsx';

const meta = {
  title: 'Tables/RecordsTable',
  component: RecordsTable,
  args: { caption: 'Рекорды за 90 дней', rows: someRecords(), category: 'C', newSince: '2026-11-15T00:00:00Z' },
} satisfies Meta<typeof RecordsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Features: Story = { args: { raceHref: ({ eventId }) => `#race-${eventId}` } };

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <RecordsTable caption="Загрузка" rows={[]} loading />
      <RecordsTable caption="Пусто" rows={[]} />
      <RecordsTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <RecordsTable caption="Рекорды" rows={someRecords()} category="C" newSince="2026-11-15T00:00:00Z" />
    </div>
  ),
};

export const EdgeData: Story = {
  args: {
    power: 'watts',
    rows: [
      aRecord({ duration: 5, efforts: [{ value: 1402.5, date: null, name: '', eventId: null }], place: null }),
      aRecord({ duration: 15, place: 12_480 }),
    ],
  },
};
