import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aProtocol, oddRows, outOfRanking } from '../testing/aProtocol.ts';
import { hiddenRows } from '../testing/hiddenRows.ts';
import { LiveRace } from '../testing/LiveRace.tsx';
import classes from '../testing/Sheet.module.css';
import { ResultsTable } from './ResultsTable.tsx';
import { resultMarks } from './resultMarks.ts';

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

export const Skeleton: Story = { args: { rows: [], loading: true } };

export const Empty: Story = { args: { rows: [] } };

export const Failed: Story = {
  args: { rows: [], error: 'Сервер не ответил за 10 секунд. Данные целы, попробуйте ещё раз.', onRetry: () => {} },
};

export const OneRow: Story = { args: { rows: aProtocol(1) } };

export const AllDisqualified: Story = { args: { rows: outOfRanking() } };

export const Ties: Story = {
  args: {
    rows: short.map((row, at) => ({
      ...row,
      rankEvent: at < 3 ? 1 : row.rankEvent,
      activityData: (at < 3 ? short[0] : row)?.activityData ?? row.activityData,
    })),
  },
};

export const LongMixedNames: Story = { args: { rows: oddRows().slice(0, 3) } };

/** Avatars stand from the standard density on; initials take the place of one that is not there. */
export const NoAvatar: Story = { args: { rows: short, density: 'standard' } };

export const UnknownCountry: Story = {
  args: {
    rows: short.map((row, at) => ({
      ...row,
      profileData: { ...row.profileData, countryAlpha3: [null, 'XQX', ''][at % 3] ?? null },
    })),
  },
};

/** Hidden, not recorded, zero; the greatest of the protocol, also where it is the best in its column. */
export const HiddenValues: Story = { args: { rows: hiddenRows() } };

export const ChangedSinceLastVisit: Story = {
  args: { rows: short, seen: resultMarks(short.map((row, at) => (at % 2 ? row : { ...row, rankEvent: 9 }))) },
};

/** Each answer brings more finishers, who wait; the last one moves a rider who is known. */
export const Live: Story = {
  render: (props) => <LiveRace {...props} answers={[race.slice(0, 20), race.slice(0, 32), race]} />,
};

export const FiveThousandRows: Story = {
  args: { rows: [...aProtocol(5000), ...outOfRanking()] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: caption });

    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '5006'));
    await waitFor(() => expect(table.querySelectorAll('tbody tr').length).toBeLessThan(60));
    await expect(table.querySelectorAll('*').length).toBeLessThan(2000);
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

/** On paper: each category from a new page on, no tools, black on white. */
export const Print: Story = { args: { rows: [...aProtocol(24), ...outOfRanking()] } };
