import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { dateTimeCatalogues } from '../provider/dateTimeMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { monthName, weekdayNames } from './calendarNames.ts';
import classes from './DateTimeField.module.css';
import { addDays, addMonths, type WallDate, weekdayOf, weeksOf } from './wallTime.ts';

export interface CalendarProps {
  /** The selected day. */
  value: WallDate | null;
  today: WallDate;
  onPick: (date: WallDate) => void;
}

/**
 * A month of days. Arrows move by days and weeks, Home and End within the week, PageUp and PageDown by months and with
 * Shift by years; Enter and Space select.
 */
export function Calendar({ value, today, onPick }: CalendarProps) {
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
      <CalendarHead titleId={titleId} month={focused} onMonth={setFocused} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid to its reader. */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className={classes.CalendarGrid} onKeyDown={move}>
        <Weekdays />
        <tbody>
          {weeksOf(focused).map((week) => (
            <tr key={week.map(({ day }) => day).join()}>
              {week.map((date) => (
                <CalendarDay
                  key={date.day}
                  {...{ date, value, today, focused }}
                  onPick={() => {
                    setFocused(date);
                    onPick(date);
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CalendarHeadProps {
  titleId: string;
  month: WallDate;
  onMonth: (month: WallDate) => void;
}

function CalendarHead({ titleId, month, onMonth }: CalendarHeadProps) {
  const { locale } = useOtryv();
  const messages = useMessages(dateTimeCatalogues);

  return (
    <div className={classes.CalendarHead}>
      <IconButton icon={ChevronLeft} label={messages.previousMonth} onClick={() => onMonth(addMonths(month, -1))} />
      <span id={titleId} aria-live="polite">
        {monthName(month, locale)}
      </span>
      <IconButton icon={ChevronRight} label={messages.nextMonth} onClick={() => onMonth(addMonths(month, 1))} />
    </div>
  );
}

function Weekdays() {
  const { locale } = useOtryv();

  return (
    <thead>
      <tr>
        {weekdayNames(locale).map(({ short, long }) => (
          <th key={long} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
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
