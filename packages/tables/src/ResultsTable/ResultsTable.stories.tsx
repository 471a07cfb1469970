import { OtryvProvider } from '@otryv/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { aProtocol, oddRows, outOfRanking } from '../testing/aProtocol.ts';
import { hiddenRows } from '../testing/hiddenRows.ts';
import { LiveRace } from '../testing/LiveRace.tsx';
import { reversedTexts } from '../testing/reversedTexts.ts';
import { rowPresetControl, rowPresets } from '../testing/rowPresets.ts';
import classes from '../testing/Sheet.module.css';
import { ResultsTable } from './ResultsTable.tsx';
import { resultMarks } from './resultMarks.ts';

const race = [...aProtocol(38), ...outOfRanking()];
const short = aProtocol(6);
const caption = 'Результаты заезда «Четверговая гонка. Холмы»';
const meta = {
  title: 'Tables/ResultsTable',
  component: ResultsTable,
  argTypes: { rows: rowPresetControl },
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
    defaultColumnLayout: { shown: { cp15: true, height: false } },
    profileHref: ({ profileId }) => `#rider-${profileId}`,
    weightHref: ({ profileId }) => `#weight-${profileId}`,
  },
};

/** A place is a button that opens its explanation. */
export const ExplainedPlaces: Story = {
  args: { rows: short, onWhy: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Почему это место/ }))[1] ?? document.body);
    await expect(args.onWhy).toHaveBeenCalledWith(short[1]?.id);
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
      place: at < 3 ? 1 : row.place,
      timeMs: (at < 3 ? short[0] : row)?.timeMs ?? row.timeMs,
    })),
  },
};

export const LongMixedNames: Story = { args: { rows: oddRows().slice(0, 3) } };

/** Avatars from standard density up; initials replace a missing one. */
export const NoAvatar: Story = { args: { rows: short, density: 'standard' } };

export const UnknownCountry: Story = {
  args: {
    rows: short.map((row, at) => ({
      ...row,
      rider: { ...row.rider, countryAlpha3: [null, 'XQX', ''][at % 3] ?? null },
    })),
  },
};

/** Hidden, not recorded, zero; the protocol's maximum, also if it is the best in its column. */
export const HiddenValues: Story = { args: { rows: hiddenRows() } };

export const ChangedSinceLastVisit: Story = {
  args: { rows: short, seen: resultMarks(short.map((row, at) => (at % 2 ? row : { ...row, place: 9 }))) },
};

/** Each response has more finishers, which are held back; the last one changes the position of an existing rider. */
export const Live: Story = {
  render: (props) => <LiveRace {...props} responses={[race.slice(0, 20), race.slice(0, 32), race]} />,
};

export const ThirtyFinishers: Story = { args: { rows: rowPresets['30 финишировавших'] } };

export const ThreeHundredFinishers: Story = { args: { rows: rowPresets['300 финишировавших'] } };

export const ThousandFinishers: Story = {
  args: { rows: rowPresets['1000 финишировавших'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: caption })).toHaveAttribute('aria-rowcount', '1006'));
  },
};

export const FiveThousandRows: Story = {
  args: { rows: [...aProtocol(5000), ...outOfRanking()] },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: caption });

    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '5006'));
    await waitFor(() => expect(table.querySelectorAll('tbody tr').length).toBeLessThan(60));
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

/** The page scrolls, not a box within it; columns beyond the edge fade out; a chevron marks rows that open. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const region = canvas.getByRole('region', { name: caption });
    const end = () => getComputedStyle(region.parentElement ?? region, '::after');

    await waitFor(() => expect(region).toHaveAttribute('data-more'));
    await expect(end().content).toBe('""');
    await expect(region.clientHeight).toBe(region.scrollHeight);
    await expect(region.clientHeight).toBeGreaterThan(innerHeight);
    const [word] = canvas.getAllByText('мощность не измерена').filter(({ offsetWidth }) => offsetWidth > 0);
    await expect(word?.closest('td')).toHaveAttribute('data-column', 'time');
    await expect(word?.scrollWidth).toBe(word?.clientWidth);
    await expect(word?.getBoundingClientRect().right).toBeLessThan(innerWidth);

    const name = canvasElement.querySelector('tbody [scope="row"]') ?? canvasElement;
    await expect(getComputedStyle(name, '::before').rotate).toBe('45deg');

    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region).not.toHaveAttribute('data-more'));
    await expect(end().content).toBe('none');
  },
};

/** In a narrow part of a wide page gaps are below the times, without bars and their legend. */
export const InANarrowPlace: Story = {
  args: { rows: [...short, ...outOfRanking()] },
  render: (args) => (
    <div style={{ width: 388 }}>
      <ResultsTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shown = canvas.getAllByText('лидер').filter((word) => word.checkVisibility({ visibilityProperty: true }));
    await expect(shown.map((word) => word.closest('td')?.dataset.column)).toEqual(['time']);
    await expect(canvasElement.querySelector<HTMLElement>('td[data-column="gap"]')?.offsetWidth).toBe(0);
    await expect(canvas.getByText(/отрыв райдера впереди/).offsetWidth).toBe(0);
    await expect(canvas.getByText(/вариативность/).offsetWidth).toBeGreaterThan(0);
    await expect(canvas.getByText(/места и разрывы не считаются/).getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('region', { name: caption }).getBoundingClientRect().right,
    );
  },
};

/** In a right-to-left page, figures, units and column names keep their direction. */
export const RightToLeft: Story = {
  args: { rows: [...short, ...outOfRanking()], caption: 'Results', density: 'compact' },
  render: (args) => (
    <div dir="rtl">
      <OtryvProvider locale="en">
        <ResultsTable {...args} />
      </OtryvProvider>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: 'Results' });

    await expect(reversedTexts(canvasElement)).toEqual([]);
  },
};

/** In print: each category on a new page, no tools, black on white. */
export const Print: Story = { args: { rows: [...aProtocol(24), ...outOfRanking()] } };
