import {
  epochMs,
  formatDistance,
  formatLaps,
  formatNumber,
  formatStartOffset,
  formatTimeOfDay,
  type Locale,
  NO_BREAK_SPACE,
  zoneLabel,
} from '@otryv/race';
import { Blank, CategoryBadge, useOtryv } from '@otryv/ui';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { type Column, DataTable, type TableFrameProps } from '../DataTable/index.ts';
import type { ListMessages } from '../messages/lists.ts';
import { useListMessages } from '../messages/lists.ts';
import classes from './GroupsTable.module.css';

export interface GroupsTableRow {
  id: number;
  subgroupLabel: string;
  laps: number;
  distanceInMeters: number;
  /** UTC, ISO 8601. */
  eventSubgroupStart: string;
  /** The range of w/kg or of the racing score that may ride; `null` for everybody. */
  fromPaceValue: number | null;
  toPaceValue: number | null;
  /** In what the range is measured. */
  rangeAccessLabel: string | null;
}

export interface GroupsTableProps extends TableFrameProps {
  rows: readonly GroupsTableRow[];
  /** UTC, ISO 8601; a group that starts later is told with how much. */
  eventStart: string;
}

const rowKey = (row: GroupsTableRow) => String(row.id);

/** The groups of a race: who may ride in each, how far, and when it starts. */
export function GroupsTable({ eventStart, className, ...props }: GroupsTableProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useListMessages();
  const columns = useMemo(
    () => groupsColumns({ messages, locale, timeZone, eventStart }),
    [messages, locale, timeZone, eventStart],
  );

  return <DataTable {...props} {...{ columns, rowKey }} className={clsx(classes.GroupsTable, className)} />;
}

interface GroupsColumnsInput {
  messages: ListMessages;
  locale: Locale;
  timeZone: string;
  eventStart: string;
}

function groupsColumns(input: GroupsColumnsInput): Column<GroupsTableRow>[] {
  const { messages, locale, timeZone, eventStart } = input;
  const names = messages.groupColumns;
  const lengthOf = ({ laps, distanceInMeters }: GroupsTableRow) =>
    distanceInMeters > 0 ? formatDistance(distanceInMeters / 1000, { locale }) : formatLaps(laps, locale);

  return [
    {
      key: 'group',
      label: names.group,
      width: 62,
      align: 'start',
      isRowHeader: true,
      cell: (row) => <CategoryBadge category={row.subgroupLabel} />,
    },
    {
      key: 'range',
      label: names.range,
      width: 118,
      cell: (row) => (
        <>
          {rangeOf(row, locale) ?? names.everybody}
          <span className={classes.GroupsTableSecond}>{lengthOf(row)}</span>
        </>
      ),
    },
    {
      key: 'length',
      label: names.length,
      width: 72,
      cell: (row) => lengthOf(row) || <Blank reason={messages.notKnown} />,
    },
    {
      key: 'start',
      label: messages.start(zoneLabel(timeZone, epochMs(eventStart) ?? 0, locale)),
      width: 116,
      cell: ({ eventSubgroupStart }) => <GroupStart at={eventSubgroupStart} eventStart={eventStart} />,
    },
  ];
}

/** When a group starts: how much later than the event, and the time of day. */
function GroupStart({ at, eventStart }: { at: string; eventStart: string }) {
  const { locale, timeZone } = useOtryv();
  const laterMs = (epochMs(at) ?? 0) - (epochMs(eventStart) ?? 0);

  return (
    <time dateTime={at} className={classes.GroupsTableStart}>
      {laterMs > 0 && <span>{formatStartOffset(laterMs, locale)}</span>}{' '}
      {formatTimeOfDay(at, { locale, timeZone }).split(NO_BREAK_SPACE)[0]}
    </time>
  );
}

function rangeOf({ fromPaceValue, toPaceValue, rangeAccessLabel }: GroupsTableRow, locale: Locale): string | null {
  if (fromPaceValue === null || toPaceValue === null || toPaceValue <= 0) return null;
  const decimals = toPaceValue > 20 ? 0 : 2;
  const number = (value: number) => formatNumber(value, { locale, decimals });

  return [rangeAccessLabel, `${number(fromPaceValue)}–${number(toPaceValue)}`].filter(Boolean).join(' ');
}
