import type { ReactNode } from 'react';
import { ColumnLink } from '../columns/ColumnLink.tsx';
import type { Column } from '../DataTable/index.ts';
import { organizerOf, type RaceListInput } from './raceListColumns.tsx';
import classes from './ScheduleTable.module.css';
import type { RaceListRow } from './scheduleTableRow.ts';

/**
 * Returns the columns of the series and the organizer of a race; the race's own cell and an export also include the
 * organizer.
 */
export function belongingColumns<Row extends RaceListRow>(input: RaceListInput<Row>): Column<Row>[] {
  const { messages, seriesHref, organizerHref } = input;
  const column = { width: 170, align: 'start', menu: messages.data, isShown: false } as const;

  return [
    {
      ...column,
      key: 'series',
      label: messages.series,
      exportValue: ({ seriesId }) => seriesId?.name ?? null,
      cell: (row) => row.seriesId && <Belonging href={seriesHref?.(row)}>{row.seriesId.name}</Belonging>,
    },
    {
      ...column,
      key: 'organizer',
      label: messages.organizer,
      cell: (row) => <Belonging href={organizerHref?.(row)}>{organizerOf(row)}</Belonging>,
    },
  ];
}

function Belonging({ href, children }: { href: string | null | undefined; children: ReactNode }) {
  return (
    <ColumnLink className={classes.RaceBelonging} href={href}>
      {children}
    </ColumnLink>
  );
}
