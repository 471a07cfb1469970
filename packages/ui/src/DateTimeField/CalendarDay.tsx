import { useOtryv } from '../provider/OtryvProvider.tsx';
import { dayName } from './calendarNames.ts';
import classes from './DateTimeField.module.css';
import { isSameDay, type WallDate } from './wallTime.ts';

export interface CalendarDayProps {
  date: WallDate;
  /** The selected day. */
  value: WallDate | null;
  today: WallDate;
  /** The day with keyboard focus. */
  focused: WallDate;
  onPick: () => void;
}

/** A day of a month's calendar. */
export function CalendarDay({ date, value, today, focused, onPick }: CalendarDayProps) {
  const { locale } = useOtryv();
  const isChosen = value !== null && isSameDay(date, value);

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day is a cell of the grid.
    // biome-ignore lint/a11y/useFocusableInteractive: its button receives focus.
    <td role="gridcell" aria-selected={isChosen}>
      <button
        type="button"
        className={classes.CalendarDay}
        tabIndex={isSameDay(date, focused) ? 0 : -1}
        aria-label={dayName(date, locale)}
        aria-current={isSameDay(date, today) ? 'date' : undefined}
        data-chosen={isChosen || undefined}
        data-outside={date.month !== focused.month || undefined}
        onClick={onPick}
      >
        {date.day}
      </button>
    </td>
  );
}
