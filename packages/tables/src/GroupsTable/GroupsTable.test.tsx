import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aGroup, someGroups } from '../testing/aGroup.ts';
import { GroupsTable } from './GroupsTable.tsx';

const start = '2026-11-21T14:30:00Z';
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('<GroupsTable />', () => {
  it('shows the admitted riders, the length and the start', () => {
    render(<GroupsTable caption="Группы" rows={someGroups()} eventStart={start} />);

    expect(screen.getByRole('columnheader', { name: 'Старт, МСК' })).toBeInTheDocument();
    expect(rowOf('A')).toHaveTextContent(/A4\.00–6\.00.вт\/кг.*2.круга 17:30$/);
    expect(rowOf('B')).toHaveTextContent(/\+1.мин 17:31$/);
  });

  it("marks the reader's own group", () => {
    render(<GroupsTable caption="Группы" rows={someGroups()} eventStart={start} ownGroup="B" />);

    expect(rowOf('B')).toHaveTextContent(/^B\s*Ваша/);
    expect(screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'))).toEqual([rowOf('B')]);
  });

  it.each([
    {
      what: 'a label alone',
      group: { rangeAccessLabel: '510-650', fromPaceValue: 4, toPaceValue: 6 },
      range: '510–650',
    },
    {
      what: 'a label without a pace',
      group: { rangeAccessLabel: '0-180', fromPaceValue: 0, toPaceValue: 0 },
      range: '1–180',
    },
    { what: 'km/h', group: { paceType: 2, fromPaceValue: 5, toPaceValue: 15 }, range: '5–15 км/ч' },
    { what: 'an unknown measure', group: { paceType: 9, fromPaceValue: 1, toPaceValue: 2 }, range: '1.00–2.00' },
  ])('shows the range by $what', ({ group, range }) => {
    render(<GroupsTable caption="Группы" rows={[aGroup(group)]} eventStart={start} />);

    const [cell] = within(rowOf('A')).getAllByRole('cell');
    expect(cell?.firstChild?.textContent?.replaceAll('\u00a0', ' ')).toBe(range);
  });

  it.each([
    { sport: 'RUNNING', from: 8, range: '7:30–4:00 мин/км' },
    { sport: 'RUNNING', from: 0, range: '4:00 мин/км' },
    { sport: 'CYCLING', from: 8, range: '8–15 км/ч' },
  ])('shows the speed of $sport from $from km/h as $range', ({ sport, from, range }) => {
    const rows = [aGroup({ paceType: 2, fromPaceValue: from, toPaceValue: 15 })];
    render(<GroupsTable caption="Группы" rows={rows} eventStart={start} sport={sport} />);

    const [cell] = within(rowOf('A')).getAllByRole('cell');
    expect(cell?.firstChild?.textContent?.replaceAll('\u00a0', ' ')).toBe(range);
  });

  it('shows the duration of a time-based group to the nearest minute', () => {
    const rows = [aGroup({ laps: 0, durationInSeconds: 2690 })];
    render(<GroupsTable caption="Группы" rows={rows} eventStart={start} />);

    expect(rowOf('A')).toHaveTextContent(/45.минут 17:30$/);
  });

  it('shows a later start to the second', () => {
    const rows = [aGroup({ eventSubgroupStart: '2026-11-21T14:35:30Z' })];
    render(<GroupsTable caption="Группы" rows={rows} eventStart={start} />);

    expect(rowOf('A')).toHaveTextContent(/\+5:30 17:35$/);
  });

  it('supports custom columns', () => {
    render(
      <GroupsTable caption="Группы" rows={someGroups()} eventStart={start} columns={(made) => made.toReversed()} />,
    );

    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Старт');
  });

  it('shows that all riders are admitted without a range', () => {
    const rows = [aGroup({ fromPaceValue: null, toPaceValue: null })];
    render(<GroupsTable caption="Группы" rows={rows} eventStart={start} />);

    expect(rowOf('A')).toHaveTextContent('все');
  });
});
