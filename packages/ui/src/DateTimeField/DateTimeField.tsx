import { zoneLabel } from '@otryv/race';
import { CalendarDays } from 'lucide-react';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { FieldBox, FieldInput, FieldUnit } from '../Field/FieldBox.tsx';
import { useField } from '../Field/useField.ts';
import { LazyPanel } from '../Popover/LazyPanel.tsx';
import { dateTimeCatalogues } from '../provider/dateTimeMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { useNow } from '../provider/useNow.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import classes from './DateTimeField.module.css';
import { DateTimePanel } from './DateTimePanel.tsx';
import { type DateTimeBounds, useDateTimeText } from './useDateTimeText.ts';
import type { WallTimeDefaults } from './wallTime.ts';
import { wallTimeAt } from './zonedTime.ts';

export interface DateTimeFieldProps
  extends FieldTexts,
    DateTimeBounds,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'min' | 'max'> {
  /** An instant in UTC, ISO 8601, or `null` while the field is blank or invalid. */
  value: string | null;
  /** Called with each instant typed or selected, even out of bounds: the field shows an error, and the form decides. */
  onChange: (value: string | null) => void;
  /** Defaults for a missing date or time; without them the field stays blank. */
  whenEmpty?: WallTimeDefaults | undefined;
}

const secondMs = 1000;

/**
 * A date and a time to the second in the provider's time zone, typed or selected; `className` is passed to the frame,
 * `ref` and the other props to the `<input>`. Shows an error for a time skipped by DST, and a choice for a repeated
 * one.
 */
export function DateTimeField({ value, onChange, min, max, whenEmpty, ...props }: DateTimeFieldProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(dateTimeCatalogues);
  const now = useNow(secondMs);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const time = useDateTimeText(value, onChange, { min, max }, whenEmpty);
  const { frame, control } = useField({
    ...props,
    hint: time.notice ?? props.hint,
    error: time.fault ?? props.error,
  });
  const isLocked = Boolean(props.disabled || props.readOnly);

  return (
    <Field {...frame}>
      <FieldBox>
        <FieldInput
          placeholder={messages.placeholder}
          autoComplete="off"
          spellCheck={false}
          {...control}
          value={time.text}
          onChange={(event) => time.type(event.target.value)}
          onBlur={(event) => {
            props.onBlur?.(event);
            if (!isLocked) time.leave();
          }}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            // Enter may close the surrounding dialog, so the error is shown first.
            if (event.key === 'Enter' && !isLocked) time.leave();
            if (event.altKey && event.key === 'ArrowDown' && !isLocked) setIsOpen(true);
          }}
        />
        <FieldUnit>{zoneLabel(timeZone, time.at ?? now, locale)}</FieldUnit>
        <IconButton
          ref={button}
          icon={CalendarDays}
          label={messages.openCalendar}
          size="s"
          disabled={isLocked}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </FieldBox>
      {time.twins.length > 1 && (
        <Twins instants={time.twins} value={time.at} isLocked={isLocked} onChange={(at) => onChange(isoOf(at))} />
      )}
      {isOpen && (
        <LazyPanel anchor={button} title={messages.calendar} align="end" onClose={() => setIsOpen(false)}>
          <DateTimePanel
            value={time.wall}
            now={wallTimeAt(now, timeZone)}
            onPick={time.pick}
            onDone={() => setIsOpen(false)}
          />
        </LazyPanel>
      )}
    </Field>
  );
}

interface TwinsProps {
  instants: readonly number[];
  value: number | null;
  isLocked: boolean;
  onChange: (at: number) => void;
}

function Twins({ instants, value, isLocked, onChange }: TwinsProps) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(dateTimeCatalogues);
  const options = instants.map((at, index) => {
    const zone = zoneLabel(timeZone, at, locale);
    return { value: String(at), label: index === 0 ? messages.earlier(zone) : messages.later(zone) };
  });

  return (
    <div className={classes.DateTimeFieldTwins}>
      <p>{messages.twice}</p>
      <SegmentedControl
        label={messages.twice}
        options={options}
        value={String(value)}
        onChange={(at) => onChange(Number(at))}
        disabled={isLocked}
      />
    </div>
  );
}

function isoOf(at: number): string {
  return new Date(at).toISOString();
}
