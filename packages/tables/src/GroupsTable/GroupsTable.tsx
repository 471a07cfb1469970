import { epochMs, formatDistance, formatLaps, formatNumber, formatStartOffset, type Locale } from '@otryv/race';
import { Blank, CategoryBadge, DateTime, useOtryv } from '@otryv/ui';
import { useMemo } from 'react';
import { type Column, DataTable, type TableFrameProps } from '../DataTable/index.ts';
import type { Messages } from '../messages/messages.ts';
import { useMessages } from '../messages/useMessages.ts';

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
  /** UTC, ISO 8601; the start of a group is told as so much later. */
  eventStart: string;
}

const rowKey = (row: GroupsTableRow) => String(row.id);

/** The groups of a race: who may ride in each, how far, and when it starts. */
export function GroupsTable({ eventStart, ...props }: GroupsTableProps) {
  const { locale } = useOtryv();
  const messages = useMessages();
  const columns = useMemo(() => groupsColumns(messages, locale, eventStart), [messages, locale, eventStart]);

  return <DataTable {...props} {...{ columns, rowKey }} />;
}

function groupsColumns(messages: Messages, locale: Locale, eventStart: string): Column<GroupsTableRow>[] {
  return [
    {
      key: 'group',
      label: messages.groupColumns.group,
      width: 62,
      align: 'start',
      isRowHeader: true,
      cell: (row) => <CategoryBadge category={row.subgroupLabel} />,
    },
    {
      key: 'range',
      label: messages.groupColumns.range,
      width: 130,
      cell: (row) => rangeOf(row, locale) ?? messages.groupColumns.everybody,
    },
    {
      key: 'length',
      label: messages.groupColumns.length,
      width: 80,
      cell: ({ laps, distanceInMeters }) =>
        (distanceInMeters > 0 ? formatDistance(distanceInMeters / 1000, { locale }) : formatLaps(laps, locale)) || (
          <Blank reason={messages.notKnown} />
        ),
    },
    {
      key: 'start',
      label: messages.groupColumns.start,
      width: 92,
      cell: ({ eventSubgroupStart }) => {
        const laterMs = (epochMs(eventSubgroupStart) ?? 0) - (epochMs(eventStart) ?? 0);
        return laterMs > 0 ? formatStartOffset(laterMs, locale) : <DateTime at={eventSubgroupStart} show="time" />;
      },
    },
  ];
}

function rangeOf({ fromPaceValue, toPaceValue, rangeAccessLabel }: GroupsTableRow, locale: Locale): string | null {
  if (fromPaceValue === null || toPaceValue === null || toPaceValue <= 0) return null;
  const decimals = toPaceValue > 20 ? 0 : 2;
  const number = (value: number) => formatNumber(value, { locale, decimals });

  return [rangeAccessLabel, `${number(fromPaceValue)}–${number(toPaceValue)}`].filter(Boolean).join(' ');
}
