import { measuredOrNull } from '@otryv/race';
import { Blank } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Column } from '../DataTable/index.ts';
import type { MeasuredValue } from '../rows/measuredValue.ts';
import type { ColumnContext } from './columnContext.ts';
import classes from './MeasuredColumn.module.css';
import { Implausible, Noted } from './Noted.tsx';

export interface MeasuredColumnInput<Row> extends Omit<Column<Row>, 'cell'> {
  of(this: void, row: Row): MeasuredValue | null;
  /** Returns the number to print, sort by and export; by default that of a sensor, where 0 means none. */
  read?(this: void, value: number | null | undefined): number | null;
  print(this: void, value: number | null, row: Row): ReactNode;
  /** Why a row has no value. */
  reason: string;
}

/**
 * Builds a column of measured values, sorted in descending order first. It marks the overall maximum, accepted and
 * implausible values, and distinguishes hidden values from missing ones.
 */
export function measuredColumn<Row>(
  { messages, greatest = messages.greatest }: ColumnContext,
  { of, read = measuredOrNull, print, reason, ...column }: MeasuredColumnInput<Row>,
): Column<Row> {
  const numberOf = (row: Row) => read(of(row)?.value);

  return {
    menu: messages.groups.data,
    descendingFirst: true,
    ...column,
    sortValue: (row) => (of(row)?.addition === 'implausible' ? null : numberOf(row)),
    exportValue: (row) => (of(row)?.hidden ? messages.hiddenValue : numberOf(row)),
    isBlank: (row) => !of(row)?.hidden && numberOf(row) === null,
    cell: (row) => {
      const value = of(row);
      if (value?.hidden) return <Blank kind="hidden" className={classes.MeasuredHidden} />;
      const text = print(numberOf(row), row);
      if (!text) return <Blank reason={reason} />;
      if (value?.addition === 'implausible') return <Implausible note={messages.implausible}>{text}</Implausible>;
      const isGreatest = value?.addition === 'max';
      const notes = [isGreatest && greatest, value?.isAccepted && messages.accepted].filter(Boolean);
      if (notes.length === 0) return text;
      return (
        <Noted className={isGreatest ? classes.MeasuredGreatest : undefined} note={notes.join(', ')}>
          {text}
        </Noted>
      );
    },
  };
}
