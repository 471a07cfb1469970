import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import { Field } from '../Field/Field.tsx';
import { FieldBox, FieldInput, FieldUnit } from '../Field/FieldBox.tsx';
import { useField } from '../Field/useField.ts';
import type { InputMessages } from '../provider/inputMessages.ts';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { parseDecimal } from './parseDecimal.ts';
import { type NumberBounds, stepNumber } from './stepNumber.ts';

export interface NumberFieldProps
  extends FieldTexts,
    NumberBounds,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'min' | 'max' | 'step'
    > {
  /** The number, or `null` while the field is blank or invalid. */
  value: number | null;
  /** Called with each number typed, even out of bounds: the field shows an error, and the form decides. */
  onChange: (value: number | null) => void;
  /** Increment of an arrow key; PageUp and PageDown add ten times as much. */
  step?: number;
  /** Whether only whole numbers are accepted: any other shows an error. */
  whole?: boolean | undefined;
  /** Unit inside the box at the right: «кг». */
  unit?: ReactNode;
}

const stepsOfKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number with a decimal comma or point. `className` is passed to the frame, `ref` and the other props to the
 * `<input>`.
 */
export function NumberField({ value, onChange, min, max, step = 1, whole = false, unit, ...props }: NumberFieldProps) {
  const { locale } = useOtryv();
  const messages = useMessages(inputCatalogues);
  // What is typed stays as typed ('3,' on the way to '3,2') as long as it means the value.
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const format = (number: number) => String(number).replace('.', locale === 'ru' ? ',' : '.');
  const isTyped = typed !== null && typed.value === value;
  const text = isTyped ? typed.text : value === null ? '' : format(value);
  const example = Number.isInteger(step) ? messages.notDigits : messages.notANumber;
  const fault = faultOf(text, { min, max, whole }, { ...messages, notANumber: example }, format);
  const { frame, control } = useField({ ...props, error: fault ?? props.error });

  const type = (next: string) => {
    const parsed = parseDecimal(next);
    const number = Number.isNaN(parsed) ? null : parsed;
    setTyped({ text: next, value: number });
    onChange(number);
  };
  const stepBy = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    const steps = stepsOfKeys[event.key];
    if (steps === undefined || event.defaultPrevented || props.disabled || props.readOnly) return;
    event.preventDefault();
    setTyped(null);
    onChange(stepNumber(value, steps, step, { min, max }));
  };

  return (
    <Field {...frame}>
      <FieldBox>
        <FieldInput
          autoComplete="off"
          {...control}
          role="spinbutton"
          inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? text || undefined : undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          data-figures
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={stepBy}
          onBlur={(event) => {
            props.onBlur?.(event);
            if (value !== null) setTyped(null);
          }}
        />
        {unit && <FieldUnit>{unit}</FieldUnit>}
      </FieldBox>
    </Field>
  );
}

interface NumberLimits extends NumberBounds {
  whole: boolean;
}

function faultOf(text: string, limits: NumberLimits, messages: InputMessages, format: (n: number) => string) {
  const { min, max, whole } = limits;
  const number = parseDecimal(text);
  if (number === null) return undefined;
  if (Number.isNaN(number)) return messages.notANumber;
  if (whole && !Number.isInteger(number)) return messages.notWhole;
  if (min !== undefined && number < min) return messages.notLess(format(min));
  return max !== undefined && number > max ? messages.notMore(format(max)) : undefined;
}
