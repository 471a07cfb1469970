import { roundTo } from '@otryv/race';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { useField } from '../Field/useField.ts';
import classes from './Slider.module.css';

export interface SliderProps
  extends FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'required' | 'min' | 'max' | 'step'
    > {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Formats the value as text; a percentage by default. */
  format?: (value: number) => string;
}

/**
 * An approximate amount, such as a volume from 0 to 1. `className` is passed to the frame, `ref` and the other props to
 * the `<input>`.
 */
export function Slider({ value, onChange, min = 0, max = 1, step = 0.05, format = percent, ...props }: SliderProps) {
  const text = format(value);
  const { frame, control } = useField(props);

  return (
    <Field {...frame} aside={<output htmlFor={frame.id}>{text}</output>}>
      <input
        {...control}
        className={classes.Slider}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Field>
  );
}

function percent(share: number): string {
  return `${roundTo(share * 100, 0)}\u00A0%`;
}
