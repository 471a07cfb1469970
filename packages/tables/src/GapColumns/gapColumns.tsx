import { formatGap, type Locale, type ShownGap } from '@otryv/race';
import { Blank, Gap, RaceTime } from '@otryv/ui';
import type { ReactNode } from 'react';
import { Implausible } from '../columns/Noted.tsx';
import type { Column } from '../DataTable/index.ts';
import { inItsDirection } from '../DataTable/inItsDirection.tsx';
import type { Messages } from '../messages/messages.ts';
import { formatGapScale } from './formatGapScale.ts';
import classes from './GapColumns.module.css';
import { GapScale } from './GapScale.tsx';
import type { GapField } from './gapField.ts';

export interface GapColumnsInput<Row> {
  messages: Messages;
  locale: Locale;
  field: GapField;
  /** Whether the sort allows gaps. */
  showsGaps: boolean;
  /** Returns the time in ms. */
  timeOf(this: void, row: Row): number | null;
  gapOf(this: void, row: Row): ShownGap;
  /** Returns the reason why a row is out of the classification; `null` for those in it. */
  reasonOf(this: void, row: Row): string | null;
  /** Returns the official gap to the leader in ms, if the table may compute another. */
  officialOf?(this: void, row: Row): number | null;
  /** Returns a text instead of a time gap to the leader; `null` if the times are comparable. */
  textOf?(this: void, row: Row): string | null;
  /** Returns the same for the gap to the rider ahead. */
  previousTextOf?(this: void, row: Row): string | null;
  /** Renders another cell than a race time with thousandths. */
  timeCell?(this: void, row: Row): ReactNode;
  /** Whether the time is implausible. */
  isImplausible?(this: void, row: Row): boolean | undefined;
}

/** Returns the time column; on phones with the gap below it, or why there is none. */
export function timeColumn<Row>(input: GapColumnsInput<Row>): Column<Row> {
  const { messages, locale, field, showsGaps, timeOf, gapOf, reasonOf, textOf, timeCell, isImplausible } = input;
  const markedTime = (row: Row) => {
    const time = timeCell?.(row) ?? <RaceTime ms={timeOf(row)} />;
    return isImplausible?.(row) ? <Implausible note={messages.implausible}>{time}</Implausible> : time;
  };
  const gapText = (row: Row) =>
    showsGaps &&
    (textOf?.(row) ?? (isLeading(gapOf(row)) ? messages.gapLeader : formatGap(gapOf(row).toLeaderMs, locale)));

  return {
    key: 'time',
    ...messages.time,
    width: field.hasHourTimes ? 112 : 92,
    sortValue: timeOf,
    exportMs: timeOf,
    cell: (row) => (
      <>
        {timeOf(row) === null ? <Blank reason={messages.unmeasured.time} /> : markedTime(row)}
        <span className={classes.TimeCellGap} data-reason={reasonOf(row) === null ? undefined : true}>
          {inItsDirection(reasonOf(row) ?? gapText(row))}
        </span>
      </>
    ),
  };
}

/**
 * Returns the column of gaps to the leader as text and as a bar on the scale of the displayed rows; the reason for a
 * row without a gap.
 */
export function gapColumn<Row>(input: GapColumnsInput<Row>): Column<Row> {
  const { messages, locale, field, showsGaps, gapOf, reasonOf, textOf, officialOf } = input;

  return {
    key: 'gap',
    ...messages.gap,
    width: field.hasHourGaps ? 186 : 172,
    align: 'start',
    skeleton: 'growing',
    exportMs: (row) => gapOf(row).toLeaderMs,
    exportText: (row) => textOf?.(row) ?? null,
    headerEnd: showsGaps && field.hasRanked && <GapScale end={formatGapScale(field.scaleMs, locale)} />,
    covers: (row) => (reasonOf(row) === null ? [] : ['gapPrevious']),
    cellTitle: (row) => {
      const official = officialOf?.(row) ?? null;
      if (!showsGaps || official === null || official === gapOf(row).toLeaderMs) return undefined;
      return messages.official(official === 0 ? messages.gapLeader : formatGap(official, locale));
    },
    cell: (row) => {
      const reason = reasonOf(row) ?? (showsGaps ? textOf?.(row) : null);
      if (reason) return <span className={classes.GapReason}>{inItsDirection(reason)}</span>;
      const { toLeaderMs, toPreviousMs } = gapOf(row);
      if (!showsGaps || toLeaderMs === null) return null;
      return (
        <Gap
          className={classes.GapCell}
          gapMs={toLeaderMs}
          aheadMs={toLeaderMs - (toPreviousMs ?? 0)}
          scaleMs={field.scaleMs}
          leader={isLeading(gapOf(row))}
        />
      );
    },
  };
}

/** Returns the column of gaps to the rider ahead. */
export function gapPreviousColumn<Row>({
  messages,
  locale,
  field,
  showsGaps,
  gapOf,
  previousTextOf,
}: GapColumnsInput<Row>): Column<Row> {
  return {
    key: 'gapPrevious',
    ...messages.gapPrevious,
    menu: messages.groups.data,
    width: field.hasHourGaps ? 76 : 66,
    exportMs: (row) => gapOf(row).toPreviousMs,
    exportText: (row) => previousTextOf?.(row) ?? null,
    cell: (row) => showsGaps && (previousTextOf?.(row) ?? formatGap(gapOf(row).toPreviousMs, locale)),
  };
}

const isLeading = ({ toLeaderMs, toPreviousMs }: ShownGap) => toLeaderMs === 0 && toPreviousMs === null;
