import { formatDay, formatTimeOfDay, NO_BREAK_SPACE, zoneLabel } from '@otryv/race';
import { CategoryBadge } from '@otryv/ui';
import type { Column } from '../DataTable/index.ts';
import { belongingColumns } from '../ScheduleTable/belongingColumns.tsx';
import { lengthColumn, type RaceListInput, raceColumn, routeColumns } from '../ScheduleTable/raceListColumns.tsx';
import classes from '../ScheduleTable/ScheduleTable.module.css';
import type { ResultsListTableRow } from './resultsListTableRow.ts';

export interface ResultsListInput extends RaceListInput<ResultsListTableRow> {
  timeZone: string;
  /** Epoch ms. */
  now: number;
}

/** The recipe of the races that are over. */
export function resultsListColumns(input: ResultsListInput): Column<ResultsListTableRow>[] {
  const { messages, locale, timeZone, now } = input;
  const finished = ({ totalFinishedCount }: ResultsListTableRow) =>
    totalFinishedCount !== null && <CategoryBadge category="T" count={totalFinishedCount} />;

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
    raceColumn(input, finished),
    ...belongingColumns(input),
    ...routeColumns(input),
    { ...lengthColumn(input), isShown: false },
    {
      key: 'finished',
      label: messages.finished,
      name: messages.finishedName,
      width: 84,
      align: 'start',
      menu: messages.data,
      exportValue: ({ totalFinishedCount }) => totalFinishedCount,
      cell: finished,
    },
  ];
}
