import { formatDay, formatTimeOfDay, NO_BREAK_SPACE, zoneLabel } from '@otryv/race';
import { CategoryBadge } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { belongingColumns } from '../ScheduleTable/belongingColumns.tsx';
import { menuColumns } from '../ScheduleTable/menuColumn.tsx';
import { lengthColumn, type RaceListInput, raceColumn, routeColumns } from '../ScheduleTable/raceListColumns.tsx';
import classes from '../ScheduleTable/ScheduleTable.module.css';
import type { ResultsListTableRow } from './resultsListTableRow.ts';
import { WinnerLines } from './Winner.tsx';
import { type WinnerColumnsInput, winnerColumns } from './winnerColumns.tsx';

export interface ResultsListInput extends RaceListInput<ResultsListTableRow>, WinnerColumnsInput {
  timeZone: string;
  /** Epoch ms. */
  now: number;
}

/** Returns the columns of past races. */
export function resultsListColumns(input: ResultsListInput): Column<ResultsListTableRow>[] {
  const { messages, locale, timeZone, now } = input;
  const finished = ({ totalFinishedCount }: ResultsListTableRow) =>
    totalFinishedCount !== null && <CategoryBadge category="T" count={totalFinishedCount} />;

  const result = (row: ResultsListTableRow) => (
    <>
      <WinnerLines row={row} />
      {row.totalFinishedCount !== null && (
        <span>
          {finished(row)} {messages.finishedWord}
        </span>
      )}
    </>
  );

  return [
    {
      key: 'start',
      label: messages.date(zoneLabel(timeZone, now, locale)),
      width: 128,
      align: 'start',
      exportValue: ({ eventStart }) => eventStart,
      cell: ({ eventStart }) => (
        <time dateTime={eventStart}>
          {formatDay(eventStart, { locale, timeZone, now })}
          <span className={classes.Second}>
            {formatTimeOfDay(eventStart, { locale, timeZone }).split(NO_BREAK_SPACE)[0]}
          </span>
        </time>
      ),
    },
    { ...raceColumn(input, result), width: 250 },
    ...winnerColumns(input),
    ...belongingColumns(input),
    // The winner replaces the profile, which is available in the menu and on the race's page.
    ...routeColumns(input).map((column) => (column.key === 'profile' ? { ...column, isShown: false } : column)),
    { ...lengthColumn(input), isShown: false },
    {
      key: 'finished',
      label: messages.finished,
      name: messages.finishedName,
      width: 116,
      align: 'start',
      menu: messages.data,
      exportValue: ({ totalFinishedCount }) => totalFinishedCount,
      cell: finished,
    },
    ...menuColumns(messages, input.menuOf),
  ];
}
