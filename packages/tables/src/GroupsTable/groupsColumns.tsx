import {
  epochMs,
  formatDistance,
  formatLaps,
  formatNumber,
  formatStartOffset,
  formatTimeOfDay,
  type Locale,
  NO_BREAK_SPACE,
  UNITS,
  zoneLabel,
} from '@otryv/race';
import { Blank, CategoryBadge, useOtryv } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { ListMessages } from '../messages/lists.ts';
import classes from './GroupsTable.module.css';
import type { GroupsTableRow } from './groupsTableRow.ts';

export interface GroupsColumnsInput {
  messages: ListMessages;
  locale: Locale;
  timeZone: string;
  eventStart: string;
}

/** The recipe of the groups. */
export function groupsColumns(input: GroupsColumnsInput): Column<GroupsTableRow>[] {
  const { messages, locale, timeZone, eventStart } = input;

  return [
    {
      key: 'group',
      label: messages.groupColumns.group,
      width: 62,
      align: 'start',
      isRowHeader: true,
      exportValue: ({ subgroupLabel }) => subgroupLabel,
      cell: (row) => <CategoryBadge category={row.subgroupLabel} />,
    },
    ...accessColumns(input),
    {
      key: 'start',
      label: messages.start(zoneLabel(timeZone, epochMs(eventStart) ?? 0, locale)),
      width: 116,
      menu: messages.data,
      exportValue: ({ eventSubgroupStart }) => eventSubgroupStart,
      cell: ({ eventSubgroupStart }) => <GroupStart at={eventSubgroupStart} eventStart={eventStart} />,
    },
  ];
}

/** Who may ride in a group, and how far; on phones in one column. */
function accessColumns({ messages, locale }: GroupsColumnsInput): Column<GroupsTableRow>[] {
  const names = messages.groupColumns;
  const lengthOf = ({ laps, distanceInMeters }: GroupsTableRow) =>
    distanceInMeters > 0 ? formatDistance(distanceInMeters / 1000, { locale }) : formatLaps(laps, locale);

  return [
    {
      key: 'range',
      label: names.range,
      width: 118,
      menu: messages.data,
      exportValue: ({ fromPaceValue }) => fromPaceValue,
      alsoExports: [
        { key: 'to', name: names.to, value: ({ toPaceValue }) => toPaceValue },
        { key: 'rangeLabel', name: names.rangeLabel, value: ({ rangeAccessLabel }) => rangeAccessLabel },
      ],
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
      menu: messages.data,
      unit: UNITS.distance[locale],
      exportValue: ({ distanceInMeters }) => (distanceInMeters > 0 ? distanceInMeters / 1000 : null),
      alsoExports: [{ key: 'laps', name: names.laps, value: ({ laps }) => (laps > 0 ? laps : null) }],
      cell: (row) => lengthOf(row) || <Blank reason={messages.notKnown} />,
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
