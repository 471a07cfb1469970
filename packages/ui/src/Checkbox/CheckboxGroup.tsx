import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { FieldGroup, type FieldTexts } from '../Field/Field.tsx';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { Choice } from './Choice.tsx';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> {
  options: readonly ChoiceOption[];
  /** The selected values, in the order of the options. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Adds «Все» before the options. */
  withAll?: boolean;
  required?: boolean | undefined;
}

/** Multiple choice among a few visible options. Class, ref and other props go to the `<fieldset>`. */
export function CheckboxGroup({ options, value, onChange, withAll = false, ...props }: CheckboxGroupProps) {
  const messages = useMessages(inputCatalogues);
  const ownId = useId();
  const id = props.id ?? ownId;
  const free = options.filter(({ disabled }) => !disabled);
  const chosen = free.filter((option) => value.includes(option.value)).length;
  const give = (isWanted: (option: ChoiceOption) => boolean) =>
    onChange(options.filter(isWanted).map((option) => option.value));
  const invalid = props.error ? true : undefined;

  return (
    <FieldGroup {...props} id={id}>
      {withAll && (
        <Choice
          type="checkbox"
          label={messages.all}
          ref={(mark) => {
            if (mark) mark.indeterminate = chosen > 0 && chosen < free.length;
          }}
          checked={chosen > 0 && chosen === free.length}
          disabled={free.length === 0}
          aria-invalid={invalid}
          onToggle={(checked) => give((option) => (option.disabled ? value.includes(option.value) : checked))}
        />
      )}
      {options.map((option) => (
        <Choice
          key={option.value}
          type="checkbox"
          label={option.label}
          hint={option.hint}
          value={option.value}
          checked={value.includes(option.value)}
          disabled={option.disabled}
          aria-invalid={invalid}
          onToggle={(checked) => give((each) => (each === option ? checked : value.includes(each.value)))}
        />
      ))}
    </FieldGroup>
  );
}
