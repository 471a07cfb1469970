import { type ComponentPropsWithRef, useId } from 'react';
import type { ChoiceOption } from '../Checkbox/CheckboxGroup.tsx';
import { Choice } from '../Checkbox/Choice.tsx';
import { FieldGroup, type FieldTexts } from '../Field/Field.tsx';

export interface RadioGroupProps extends FieldTexts, Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  options: readonly ChoiceOption[];
  /** The chosen value, or `null` while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  required?: boolean | undefined;
  /** The name in a form; without it the group makes its own. */
  name?: string;
}

/** One of a few that are all in sight. Class, ref and other props go to the `<fieldset>`. */
export function RadioGroup({ options, value, onChange, name, ...props }: RadioGroupProps) {
  const ownId = useId();
  const id = props.id ?? ownId;

  return (
    <FieldGroup
      role="radiogroup"
      aria-required={props.required || undefined}
      aria-invalid={props.error ? true : undefined}
      {...props}
      id={id}
    >
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name ?? id}
          label={option.label}
          hint={option.hint}
          value={option.value}
          checked={option.value === value}
          disabled={option.disabled}
          required={props.required}
          onToggle={() => onChange(option.value)}
        />
      ))}
    </FieldGroup>
  );
}
