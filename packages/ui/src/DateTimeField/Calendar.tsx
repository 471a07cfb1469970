import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useDateTimeMessages } from '../provider/useDateTimeMessages.ts';
import { dayName, monthName, weekdayNames } from './calendarNames.ts';
import classes from './DateTimeField.module.css';
import { addDays, addMonths, isSameDay, type WallDate, weekdayOf, weeksOf } from './wallTime.ts';

export interface CalendarProps {
  /** The chosen day. */
  value: WallDate | null;
  today: WallDate;
  onPick: (date: WallDate) => void;
}

/**
 * A month of days. Arrows go by days and weeks, Home and End inside the week, PageUp and PageDown by months and with
 * Shift by years; Enter and Space pick.
 */
export function Calendar({ value, today, onPick }: CalendarProps) {
  const { locale } = useOtryv();
  const messages = useDateTimeMessages();
  const titleId = useId();
  const [focused, setFocused] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(true);
  useEffect(() => {
    if (isMoving.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoving.current = false;
  });

  const move = (event: KeyboardEvent) => {
    const next = destination(focused, event);
    if (!next) return;
    event.preventDefault();
    isMoving.current = true;
    setFocused(next);
  };

  return (
    <div className={classes.Calendar}>
      <div className={classes.CalendarHead}>
        <IconButton
          icon={ChevronLeft}
          label={messages.previousMonth}
          onClick={() => setFocused(addMonths(focused, -1))}
        />
        <span id={titleId} aria-live="polite">
          {monthName(focused, locale)}
        </span>
        <IconButton icon={ChevronRight} label={messages.nextMonth} onClick={() => setFocused(addMonths(focused, 1))} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid to its reader. */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={classes.CalendarGrid} onKeyDown={move}>
        <thead>
          <tr>
            {weekdayNames(locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(focused).map((week) => (
            <tr key={week.map(({ day }) => day).join()}>
              {week.map((date) => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day is a cell of the grid.
                // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus.
                <td key={date.day} role="gridcell" aria-selected={value !== null && isSameDay(date, value)}>
                  <button
                    type="button"
                    className={classes.CalendarDay}
                    tabIndex={isSameDay(date, focused) ? 0 : -1}
                    aria-label={dayName(date, locale)}
                    aria-current={isSameDay(date, today) ? 'date' : undefined}
                    data-chosen={(value && isSameDay(date, value)) || undefined}
                    data-outside={date.month !== focused.month || undefined}
                    onClick={() => {
                      setFocused(date);
                      onPick(date);
                    }}
                  >
                    {date.day}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function destination(from: WallDate, { key, shiftKey }: KeyboardEvent): WallDate | null {
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekdayOf(from));
    case 'End':
      return addDays(from, 6 - weekdayOf(from));
    case 'PageUp':
      return addMonths(from, -months);
    case 'PageDown':
      return addMonths(from, months);
    default:
      return null;
  }
}
