import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { manyTeams, type Team, teamColumns, teams } from '../testing/aTeam.ts';
import classes from '../testing/Sheet.module.css';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const rowKey = ({ name }: Team) => name;
const byCity = ({ city }: Team) => ({ key: city, title: city });

const meta = {
  title: 'Tables/DataTable',
  component: DataTable<Team>,
  args: { caption: 'Команды', columns: teamColumns, rows: teams, rowKey },
} satisfies Meta<DataTableProps<Team>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Two keys, a section, the reader's own row, one that is out, one that changed since the last visit. */
export const Features: Story = {
  args: {
    sort: [
      { column: 'city', ascending: true },
      { column: 'riders', ascending: false },
    ],
    look: ({ name }) => ({ isOwn: name === 'Крона', isMuted: name === 'Ось', isChanged: name === 'Пик' }),
    sectionOf: ({ riders }) => (riders === null ? { key: 'none', title: 'Без состава' } : null),
    isLast: ({ riders }) => riders === null,
  },
};

export const States: Story = {
  render: (args) => (
    <div className={classes.Sheet}>
      <DataTable {...args} caption="Как есть" />
      <DataTable {...args} caption="Порядок" sort={[{ column: 'riders', ascending: false }]} />
      <DataTable {...args} caption="Обычно" density="standard" />
      <DataTable {...args} caption="Свободно" density="comfortable" />
      <DataTable {...args} caption="Загрузка" rows={[]} loading />
      <DataTable {...args} caption="Пусто" rows={[]} empty="Команд пока нет." />
      <DataTable {...args} caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
    </div>
  ),
};

/** Long names, and more columns than there is room for. */
export const EdgeData: Story = {
  args: {
    rows: [
      { name: 'Объединение любителей затяжных подъёмов имени Преображенского', riders: 10_000, city: 'Łódź' },
      { name: 'Ö', riders: 0, city: 'Петропавловск-Камчатский' },
    ],
    columns: [
      ...teamColumns,
      ...Array.from({ length: 20 }, (_, at) => ({
        key: `more${at}`,
        label: `${at + 1}`,
        width: 70,
        cell: () => at,
      })),
    ],
  },
};

/** A page of each city: heads repeat, nothing is windowed, and a line tells when and where it was printed. */
export const Print: Story = { args: { rows: [...teams, ...manyTeams(60)], pageOf: byCity } };

export const SeveralKeysByKeyboard: Story = {
  play: async ({ canvas }) => {
    const city = canvas.getByRole('columnheader', { name: 'Город' });
    within(city).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(city).toHaveAttribute('aria-sort', 'ascending');

    canvas.getByRole('button', { name: 'Райдеров' }).focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');

    await expect(canvas.getByRole('status')).toHaveTextContent(/город, по возрастанию; затем сколько райдеров/);
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Пик',
      'Крона',
      'Штиль',
      'Ось',
    ]);
  },
};
