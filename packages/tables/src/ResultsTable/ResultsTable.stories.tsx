import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { aProtocol, oddRows, outOfRanking } from '../testing/aProtocol.ts';
import classes from '../testing/Sheet.module.css';
import { ResultsTable } from './ResultsTable.tsx';

const race = [...aProtocol(38), ...outOfRanking()];
const short = aProtocol(6);
const caption = 'Результаты заезда «Четверговая гонка. Холмы»';
const meta = {
  title: 'Tables/ResultsTable',
  component: ResultsTable,
  args: { caption, rows: race, ownProfileId: 1020, updatedAt: '2026-11-19T17:12:00Z' },
} satisfies Meta<typeof ResultsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { changes: 1, changesHref: '#changes' } };

export const Features: Story = {
  args: {
    power: 'watts',
    density: 'standard',
    category: 'B',
    defaultColumnState: { cp15: true, height: false },
    profileHref: ({ profileId }) => `#rider-${profileId}`,
    weightHref: ({ profileId }) => `#weight-${profileId}`,
  },
};

export const States: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <ResultsTable caption="Загрузка" rows={[]} loading />
      <ResultsTable caption="Пусто" rows={[]} />
      <ResultsTable caption="Ошибка" rows={[]} error="Сервер не ответил за 10 секунд." onRetry={() => {}} />
      <ResultsTable caption="По убыванию времени" rows={short} defaultSort={[{ column: 'time', ascending: false }]} />
      <ResultsTable caption="По группам" rows={short} protocolKind="newbies" ownProfileId={1002} />
    </div>
  ),
};

export const EdgeData: Story = {
  render: () => (
    <div className={classes.Sheet}>
      <ResultsTable caption="Длинные имена, равное время, неизвестная страна, поздний финиш" rows={oddRows()} />
      <ResultsTable caption="Один райдер" rows={aProtocol(1)} />
      <ResultsTable caption="Все вне зачёта" rows={outOfRanking()} />
    </div>
  ),
};

export const ThousandRows: Story = {
  args: { rows: [...aProtocol(1000), ...outOfRanking()] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: caption });

    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '1006'));
    await waitFor(() => expect(table.querySelectorAll('tbody tr').length).toBeLessThan(60));
    await expect(table.querySelectorAll('*').length).toBeLessThan(2000);
  },
};

export const SortedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'NP' });
    within(header).getByRole('button').focus();

    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('status')).toHaveTextContent('Порядок: np и vi, по убыванию');

    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('columnheader').filter((each) => each.ariaSort)).toHaveLength(1);
  },
};

export const ColumnsByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Столбцы' });
    const page = within(canvasElement.ownerDocument.body);
    button.focus();

    await userEvent.keyboard('{Enter}');
    const menu = await page.findByRole('dialog', { name: 'Столбцы' });
    within(menu).getByRole('checkbox', { name: /15/ }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: /15/, hidden: true })).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ScrolledByKeyboard: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: caption });

    region.focus();
    await expect(region).toHaveFocus();
    region.scrollLeft = 40;
    await waitFor(() => expect(region).toHaveAttribute('data-scrolled'));
  },
};
