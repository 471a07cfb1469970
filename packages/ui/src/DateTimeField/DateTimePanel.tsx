import { useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { dateTimeCatalogues } from '../provider/dateTimeMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { Calendar } from './Calendar.tsx';
import classes from './DateTimeField.module.css';
import type { WallTime } from './wallTime.ts';

export interface DateTimePanelProps {
  value: WallTime | null;
  /** Current wall time in the zone. */
  now: WallTime;
  onPick: (wall: WallTime) => void;
  onDone: () => void;
}

const midnight = { hour: 0, minute: 0, second: 0 };

/** The calendar and the time of day; changes apply immediately. */
export function DateTimePanel({ value, now, onPick, onDone }: DateTimePanelProps) {
  const messages = useMessages(dateTimeCatalogues);
  const [shownAt, setShownAt] = useState(0);
  const clock = useRef<HTMLDivElement>(null);
  const units = [
    { part: 'hour', label: messages.hours, max: 23 },
    { part: 'minute', label: messages.minutes, max: 59 },
    { part: 'second', label: messages.seconds, max: 59 },
  ] as const;
  // An invalid part has not changed the time, so closing the panel would lose it silently.
  const finish = () => {
    const invalid = clock.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else onDone();
  };

  return (
    <div className={classes.DateTimePanel}>
      <Calendar key={shownAt} value={value} today={now} onPick={(date) => onPick({ ...midnight, ...value, ...date })} />
      <div ref={clock} className={classes.DateTimePanelTime}>
        {units.map(({ part, label, max }) => (
          <TimePart
            key={part}
            label={label}
            max={max}
            fault={messages.outOfClock(max)}
            value={value?.[part] ?? null}
            onPick={(number) => value && onPick({ ...value, [part]: number })}
          />
        ))}
      </div>
      <div className={classes.DateTimePanelActions}>
        <Button
          kind="quiet"
          onClick={() => {
            onPick(now);
            setShownAt(shownAt + 1);
          }}
        >
          {messages.now}
        </Button>
        <Button onClick={finish}>{messages.done}</Button>
      </div>
    </div>
  );
}

interface TimePartProps {
  label: string;
  max: number;
  /** Error message for a blank. */
  fault: string;
  value: number | null;
  onPick: (number: number) => void;
}

function TimePart({ label, max, fault, value, onPick }: TimePartProps) {
  // An invalid entry stays in the field, and does not change the time.
  const [draft, setDraft] = useState<{ number: number | null; over: number | null } | null>(null);
  const change = (number: number | null) => {
    const isShown = number !== null && Number.isInteger(number) && number >= 0 && number <= max;
    setDraft(isShown ? null : { number, over: value });
    if (isShown) onPick(number);
  };

  const shown = draft !== null && draft.over === value ? draft.number : value;

  return (
    <NumberField
      label={label}
      min={0}
      max={max}
      whole
      value={shown}
      error={shown === null && value !== null ? fault : undefined}
      disabled={value === null}
      onChange={change}
    />
  );
}
