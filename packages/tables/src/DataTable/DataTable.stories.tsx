import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { manyTeams, type Team, teamColumns, teams } from '../testing/aTeam.ts';
import classes from '../testing/Sheet.module.css';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const rowKey = ({ name }: Team) => name;
const codeColumn = { key: 'code', label: 'Код', group: 'Учёт', width: 60, cell: ({ city }: Team) => city.length };
const labels = (canvas: ReturnType<typeof within>) =>
  canvas
    .getAllByRole('columnheader')
    .filter((head: HTMLElement) => head.getAttribute('scope') === 'col')
    .map((head: HTMLElement) => head.textContent);
const byCity = ({ city }: Team) => ({ key: city, title: city });

const meta = {
  title: 'Tables/DataTable',
  component: DataTable<Team>,
  args: { caption: 'Команды', columns: teamColumns, rows: teams, rowKey },
} satisfies Meta<DataTableProps<Team>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Two sort keys, a section, an own row, a muted row, a row changed since the last visit. */
export const Features: Story = {
  args: {
    sort: [
      { column: 'city', ascending: true },
      { column: 'riders', ascending: false },
    ],
    rowMarks: ({ name }) => ({ isOwn: name === 'Крона', isMuted: name === 'Ось', isChanged: name === 'Пик' }),
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

/** Long names, and more columns than fit. */
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

/** A page for each city: headers repeat, nothing is virtualized, and a footer shows the time and the URL. */
export const Print: Story = { args: { rows: [...teams, ...manyTeams(60)], pageOf: byCity } };

/** Widths set by the user: the columns no longer share the remaining width. */
export const Resized: Story = { args: { defaultColumnLayout: { widths: { name: 240, riders: 90, city: 120 } } } };

/** A column moved out of its group, which splits the heading. */
export const MovedAcrossGroups: Story = {
  args: { columns: [...teamColumns, codeColumn], defaultColumnLayout: { order: ['name', 'riders', 'code'] } },
};

/** Pinned by the user: it stays visible, under a separate heading. */
export const Pinned: Story = {
  args: { ...EdgeData.args, defaultColumnLayout: { pinned: ['name', 'city'] } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollLeft = 400;

    const city = canvas.getByRole('columnheader', { name: 'Город' }).getBoundingClientRect();
    const name = canvas.getByRole('columnheader', { name: 'Команда' }).getBoundingClientRect();
    await expect(name.left - region.getBoundingClientRect().left).toBe(0);
    await expect(city.left).toBe(name.right);
  },
};

/** On a phone columns pinned by the user come first, but scroll. */
export const ArrangedOnPhone: Story = {
  args: { ...EdgeData.args, defaultColumnLayout: { pinned: ['name', 'city'], widths: { city: 200 } } },
  globals: { viewport: { value: 'mobile1' } },
};

export const MoveAndResizeByKeyboard: Story = {
  play: async ({ canvas }) => {
    const city = canvas.getByRole('columnheader', { name: 'Город' });
    const button = within(city).getByRole('button');
    const { width } = city.getBoundingClientRect();
    button.focus();

    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(labels(canvas)).toEqual(['Команда', 'Город', 'Райдеров']));
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(city.getBoundingClientRect().width).toBe(Math.round(width) + 10));
  },
};

export const ResizeByPointer: Story = {
  play: async ({ canvas }) => {
    const city = canvas.getByRole('columnheader', { name: 'Город' });
    const name = canvas.getByRole('columnheader', { name: 'Команда' });
    const handle = name.querySelector('[aria-hidden]') ?? name;
    const [nameWidth, cityWidth] = [name.offsetWidth, city.offsetWidth];

    await fireEvent.mouseDown(handle, { clientX: 200 });
    await fireEvent.mouseMove(document, { clientX: 150 });
    await fireEvent.mouseUp(document, { clientX: 150 });

    await expect(name.offsetWidth).toBe(nameWidth - 50);
    await expect(city.offsetWidth).toBe(cityWidth);
  },
};

export const MoveByPointer: Story = {
  play: async ({ canvas }) => {
    const city = canvas.getByRole('columnheader', { name: 'Город' });
    const riders = canvas.getByRole('columnheader', { name: 'Райдеров' });
    const { left } = riders.getBoundingClientRect();

    await fireEvent.pointerDown(city, { clientX: city.getBoundingClientRect().left + 20, button: 0 });
    await waitFor(async () => {
      await fireEvent.pointerMove(window, { clientX: left + 10 });
      await expect(riders).toHaveAttribute('data-drop', 'before');
    });
    await fireEvent.pointerUp(window, { clientX: left + 10 });

    await expect(labels(canvas)).toEqual(['Команда', 'Город', 'Райдеров']);
  },
};

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
