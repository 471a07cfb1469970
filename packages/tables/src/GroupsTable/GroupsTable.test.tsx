import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import type { TableHandle } from '../DataTable/index.ts';
import { aGroup, someGroups } from '../testing/aGroup.ts';
import { describeConformance } from '../testing/describeConformance.tsx';
import { GroupsTable } from './GroupsTable.tsx';

const start = '2026-11-21T14:30:00Z';
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('<GroupsTable />', () => {
  describeConformance((props) => <GroupsTable caption="Группы" rows={someGroups()} eventStart={start} {...props} />);

  it('tells who may ride, how far and when', () => {
    render(<GroupsTable caption="Группы" rows={someGroups()} eventStart={start} />);

    expect(screen.getByRole('columnheader', { name: 'Старт, МСК' })).toBeInTheDocument();
    expect(rowOf('A')).toHaveTextContent(/AzFTP 4\.00–6\.00.*2.круга 17:30$/);
    expect(rowOf('B')).toHaveTextContent(/\+1.мин 17:31$/);
  });

  it('tells a later start to the second', () => {
    const rows = [aGroup({ eventSubgroupStart: '2026-11-21T14:35:30Z' })];
    render(<GroupsTable caption="Группы" rows={rows} eventStart={start} />);

    expect(rowOf('A')).toHaveTextContent(/\+5:30 17:35$/);
  });

  it('exports the range, km or laps, and the moment of the start', () => {
    const table = createRef<TableHandle>();
    const group = aGroup({ laps: 0, distanceInMeters: 31_400 });
    render(<GroupsTable caption="Группы" rows={[group]} eventStart={start} table={table} />);

    const told = table.current?.columns.flatMap(({ exportValue, alsoExports = [] }) => [
      exportValue?.(group, 0),
      ...alsoExports.map(({ value }) => value(group)),
    ]);
    expect(told).toEqual(['A', 4.2, 6, 'zFTP', 31.4, null, '2026-11-21T14:30:00Z']);
  });

  it('makes other columns of its own', () => {
    render(
      <GroupsTable caption="Группы" rows={someGroups()} eventStart={start} columns={(made) => made.toReversed()} />,
    );

    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Старт');
  });

  it('says that everybody may ride where there is no range', () => {
    const rows = [aGroup({ fromPaceValue: null, toPaceValue: null })];
    render(<GroupsTable caption="Группы" rows={rows} eventStart={start} />);

    expect(rowOf('A')).toHaveTextContent('все');
  });
});
