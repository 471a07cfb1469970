import { OtryvProvider } from '@otryv/ui';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aRace, aSchedule } from '../testing/aRace.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');
const races = (
  <OtryvProvider now={now}>
    <ScheduleTable caption="Заезды" rows={aSchedule()} hrefOf={({ id }) => `/race/schedule/${id}`} />
  </OtryvProvider>
);

describe('<ScheduleTable />', () => {
  describeConformance((props) => <ScheduleTable caption="Заезды" rows={aSchedule()} {...props} />);

  it('puts a line over each day, near days by name with their date', () => {
    render(races);

    const days = screen
      .getAllByRole('rowheader')
      .filter((header) => header.hasAttribute('colspan'))
      .map(({ textContent }) => textContent);
    expect(days).toEqual(['Сегодня 21 ноября, суббота', 'Завтра 22 ноября, воскресенье', '24 ноября вторник']);
  });

  it('tells the start in the zone of the header, and how long until then', () => {
    render(races);

    const row = screen.getByRole('row', { name: /Субботний пролог/ });
    expect(screen.getByRole('columnheader', { name: 'Старт, МСК' })).toBeInTheDocument();
    expect(within(row).getByText('15:42')).toBeInTheDocument();
    expect(within(row).getByText(/через 42.мин/)).toBeInTheDocument();
  });

  it('leads to the race, and tells how many signed up in each group', () => {
    render(races);

    const row = screen.getByRole('row', { name: /Перевал/ });
    expect(within(row).getByRole('link', { name: /Перевал/ })).toHaveAttribute('href', '/race/schedule/51');
    expect(within(row).getAllByText('42').length).toBeGreaterThan(0);
  });

  it('tells minutes where a race has no laps, and marks what the catalogue does not know', () => {
    render(races);

    const row = screen.getByRole('row', { name: /Лёгкая катка/ });
    expect(within(row).getByText(/60.минут/)).toBeInTheDocument();
    expect(within(row).getAllByRole('img', { name: 'нет в каталоге' })).toHaveLength(2);
  });

  it('says what to do when there are no races', () => {
    render(<ScheduleTable caption="Заезды" rows={[]} />);

    expect(screen.getByRole('heading', { name: 'Заездов нет' })).toBeInTheDocument();
  });

  it('stands in server markup without a style attribute', () => {
    const html = renderToString(<ScheduleTable caption="Заезды" rows={[aRace()]} />);

    expect(html).toContain('Перевал');
    expect(html).not.toContain('style="');
  });
});
