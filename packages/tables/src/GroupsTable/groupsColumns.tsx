import {
  accessRange,
  epochMs,
  formatDistance,
  formatLaps,
  formatNumber,
  formatPace,
  formatStartOffset,
  formatTimeOfDay,
  type Locale,
  NO_BREAK_SPACE,
  raceLength,
  UNITS,
  zoneLabel,
} from '@otryv/race';
import { Blank, CategoryBadge, Chip, useOtryv } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import type { ListMessages } from '../messages/lists.ts';
import classes from './GroupsTable.module.css';
import type { GroupsTableRow } from './groupsTableRow.ts';

export interface GroupsColumnsInput {
  messages: ListMessages;
  locale: Locale;
  timeZone: string;
  eventStart: string;
  /** Whether speeds are shown as minutes per kilometre, as for runners. */
  isRun: boolean;
  ownGroup?: string | null | undefined;
}

const minuteMs = 60_000;

/** Returns the columns of the groups. */
export function groupsColumns(input: GroupsColumnsInput): Column<GroupsTableRow>[] {
  const { messages, locale, timeZone, eventStart, ownGroup } = input;

  return [
    {
      key: 'group',
      label: messages.groupColumns.group,
      width: ownGroup ? 96 : 62,
      align: 'start',
      isRowHeader: true,
      exportValue: ({ subgroupLabel }) => subgroupLabel,
      cell: ({ subgroupLabel }) => (
        <span className={classes.GroupsTableGroup}>
          <CategoryBadge category={subgroupLabel} />
          {subgroupLabel === ownGroup && <Chip tone="own">{messages.ownGroup}</Chip>}
        </span>
      ),
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

/** Returns the columns of a group's pace range and distance; on phones a single column. */
function accessColumns({ messages, locale, isRun }: GroupsColumnsInput): Column<GroupsTableRow>[] {
  const names = messages.groupColumns;
  const lengthOf = (row: GroupsTableRow) => lengthText(row, messages, locale);

  return [
    {
      key: 'range',
      label: names.range,
      width: 118,
      menu: messages.data,
      decimals: 2,
      exportValue: (row) => (paceOf(row) ? row.fromPaceValue : null),
      alsoExports: [
        { key: 'to', name: names.to, decimals: 2, value: (row) => (paceOf(row) ? row.toPaceValue : null) },
        { key: 'rangeLabel', name: names.rangeLabel, value: labelOf },
      ],
      cell: (row) => (
        <>
          {rangeText(row, locale, isRun) ?? names.everybody}
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
      alsoExports: [
        { key: 'laps', name: names.laps, value: ({ laps }) => (laps > 0 ? laps : null) },
        {
          key: 'duration',
          name: messages.duration,
          timeMs: ({ durationInSeconds: seconds }) => (seconds ? seconds * 1000 : null),
        },
      ],
      cell: (row) => lengthOf(row) || <Blank reason={messages.notKnown} />,
    },
  ];
}

/** The start of a group: its delay after the event, and the time of day. */
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

function lengthText(row: GroupsTableRow, { minutes }: ListMessages, locale: Locale): string {
  const length = raceLength(row);
  if (length?.measuredIn === 'distance') return formatDistance(length.distanceKm, { locale });
  return length?.measuredIn === 'duration'
    ? minutes(Math.round(length.durationMs / minuteMs))
    : formatLaps(row.laps, locale);
}

function paceOf(row: GroupsTableRow) {
  const range = accessRange(row);
  return range && range.measuredIn !== 'label' ? range : null;
}

function labelOf(row: GroupsTableRow): string | null {
  const range = accessRange(row);
  return range?.measuredIn === 'label' ? range.label : null;
}

function rangeText(row: GroupsTableRow, locale: Locale, isRun: boolean): string | null {
  const range = accessRange(row);
  if (range === null) return null;
  if (range.measuredIn === 'label') return range.label;
  const { measuredIn, from, to } = range;
  if (measuredIn === 'speed' && isRun) return paceText(from, to, locale);
  const decimals = measuredIn === 'speed' ? 0 : 2;
  const number = (value: number) => formatNumber(value, { locale, decimals });
  const unit = measuredIn === 'unknown' ? '' : `${NO_BREAK_SPACE}${UNITS[measuredIn][locale]}`;
  return `${number(from)}–${number(to)}${unit}`;
}

/** Formats a pace range, slower pace first, as for speeds; a speed of 0 has no pace. */
function paceText(from: number, to: number, locale: Locale): string {
  return [formatPace(from, { locale, unit: false }), formatPace(to, { locale })].filter(Boolean).join('–');
}
