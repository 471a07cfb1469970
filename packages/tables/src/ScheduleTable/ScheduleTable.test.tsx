import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { aRace, aSchedule } from '../testing/aRace.ts';
import { ScheduleTable } from './ScheduleTable.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const races = (
  <OtryvProvider now={now}>
    <ScheduleTable caption="Заезды" rows={aSchedule()} hrefOf={({ id }) => `/race/schedule/${id}`} />
  </OtryvProvider>
);

describe('<ScheduleTable />', () => {
  it('inserts a line above each day, naming near days with their date', () => {
    render(races);

    const days = screen
      .getAllByRole('rowheader')
      .filter((header) => header.hasAttribute('colspan'))
      .map(({ textContent }) => textContent);
    expect(days).toEqual(['Сегодня 21 ноября, суббота', 'Завтра 22 ноября, воскресенье', '24 ноября вторник']);
  });

  it('shows the start in the zone of the header, and the time until then', () => {
    render(races);

    const row = screen.getByRole('row', { name: /Субботний пролог/ });
    expect(screen.getByRole('columnheader', { name: 'Старт, МСК' })).toBeInTheDocument();
    expect(within(row).getByText('15:42')).toBeInTheDocument();
    expect(within(row).getByText(/через 42.мин/)).toBeInTheDocument();
  });

  it('links to the race, and shows the number of sign-ups in each group', () => {
    render(races);

    const row = screen.getByRole('row', { name: /Перевал/ });
    expect(within(row).getByRole('link', { name: /Перевал/ })).toHaveAttribute('href', '/race/schedule/51');
    expect(within(row).getAllByText('42').length).toBeGreaterThan(0);
  });

  it('shows minutes for a race without laps, and marks routes missing from the catalogue', () => {
    render(races);

    const row = screen.getByRole('row', { name: /Лёгкая катка/ });
    expect(within(row).getByText(/60.минут/)).toBeInTheDocument();
    expect(within(row).getAllByRole('img', { name: 'нет в каталоге' })).toHaveLength(2);
  });

  it("names the worlds of the game in the reader's language, also in an export", () => {
    const table = createRef<TableHandle>();
    const race = aRace({ world: 'makuri-islands' });
    render(
      <OtryvProvider locale="en" now={now}>
        <ScheduleTable table={table} caption="Races" rows={[race]} />
      </OtryvProvider>,
    );

    expect(screen.getByRole('cell', { name: /^Makuri Islands/ })).toBeInTheDocument();
    expect(table.current?.columns.find(({ key }) => key === 'route')?.exportValue?.(race, 0)).toBe('Makuri Islands');
  });

  it('labels the profiles as schemes in the header', () => {
    render(<ScheduleTable caption="Расписание" rows={aSchedule()} />);

    const header = screen.getByRole('columnheader', { name: /^Профиль/ });
    expect(header).toHaveTextContent('Профиль, схема');
    expect(header.outerHTML).toContain('схема: подъёмы и набор по каталогу');
  });

  it('shows the series and the organizer in separate columns on request', () => {
    const stage = aRace({
      seriesId: { name: 'Осенний кубок', urlSlug: 'autumn' },
      organizerId: { name: 'Клуб «Ось»', urlSlug: 'os' },
    });
    render(
      <ScheduleTable
        caption="Заезды"
        rows={[stage]}
        columnLayout={{ shown: { series: true, organizer: true } }}
        seriesHref={({ seriesId }) => `/series/${seriesId?.urlSlug}`}
        organizerHref={({ organizerId }) => `/organizers/${organizerId?.urlSlug}`}
      />,
    );

    expect(screen.getByRole('link', { name: 'Осенний кубок' })).toHaveAttribute('href', '/series/autumn');
    expect(screen.getByRole('link', { name: 'Клуб «Ось»' })).toHaveAttribute('href', '/organizers/os');
  });

  it('offers the series and the organizer only in the menu by default', () => {
    render(races);

    expect(screen.queryByRole('columnheader', { name: 'Серия' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Организатор' })).toBeNull();
  });

  it('exports the number of sign-ups in all groups, and names a row by its race', () => {
    const table = createRef<TableHandle>();
    const race = aRace();
    render(<ScheduleTable caption="Заезды" rows={[race]} table={table} />);

    const signed = table.current?.columns.find(({ key }) => key === 'signed');
    expect(signed?.exportValue?.(race, 0)).toBe(119);
    expect(table.current?.rowName(race)).toBe(race.name);
  });

  it("names the reader's own group of a race", () => {
    const [race] = aSchedule();
    render(
      <ScheduleTable
        caption="Заезды"
        rows={race ? [race, aRace({ _id: 'other' })] : []}
        ownGroupOf={({ _id }) => (_id === 'other' ? null : 'B')}
      />,
    );

    const [own, other] = screen.getAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 1);
    expect(own).toHaveTextContent(/Ваша\s*B/);
    expect(other).not.toHaveTextContent('Ваша');
  });

  it('supports custom columns', () => {
    render(<ScheduleTable caption="Заезды" rows={[aRace()]} columns={(made) => made.slice(0, 2)} />);

    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('shows advice when there are no races', () => {
    render(<ScheduleTable caption="Заезды" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Заездов нет' })).toBeInTheDocument();
  });
});
