import { ChevronDown, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldBox.tsx';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { composeEventHandlers } from '../provider/composeEventHandlers.ts';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import classes from './Combobox.module.css';
import { ComboboxFrame } from './ComboboxFrame.tsx';
import type { ComboboxOption, ComboboxSource } from './comboboxOption.ts';
import { useCombobox } from './useCombobox.ts';

export interface MultiComboboxProps
  extends FieldTexts,
    ComboboxSource,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'role' | 'list'
    > {
  /** The selected options, in selection order; they may be missing from the current options. */
  value: readonly ComboboxOption[];
  onChange: (options: ComboboxOption[]) => void;
}

/**
 * A multiple choice among many options, filtered by typing. `className` is passed to the frame, `ref` and the other
 * props to the `<input>`.
 */
export function MultiCombobox(comboboxProps: MultiComboboxProps) {
  const { value, onChange, options, onQuery, state, failure, onRetry, ...props } = comboboxProps;
  const messages = useMessages(inputCatalogues);
  const box = useRef<HTMLDivElement>(null);
  const isLocked = Boolean(props.disabled || props.readOnly);
  const isChosen = (option: ComboboxOption) => value.some((each) => each.value === option.value);
  const without = (option: ComboboxOption) => value.filter((each) => each.value !== option.value);
  const toggle = (option: ComboboxOption) => {
    onChange(isChosen(option) ? without(option) : [...value, option]);
    list.type('');
  };
  const list = useCombobox({
    options,
    onQuery,
    state,
    failure,
    onRetry,
    isLocked,
    isChosen,
    closedText: '',
    onPick: toggle,
    onBackspace: () => !isLocked && value.length > 0 && onChange(value.slice(0, -1)),
  });
  const { frame, control } = useField({ ...props, error: list.fault ?? props.error });
  const remove = (option: ComboboxOption) => {
    onChange(without(option));
    box.current?.querySelector('input')?.focus();
  };

  return (
    <ComboboxFrame
      {...{ frame, list, box, isChosen }}
      boxClassName={classes.ComboboxBox}
      isMany
      onPick={toggle}
      onRetry={state === 'failed' ? onRetry : undefined}
    >
      {value.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.ComboboxChip}
          aria-label={messages.removeChoice(option.label)}
          disabled={isLocked}
          onClick={() => remove(option)}
        >
          <span>
            <bdi>{option.label}</bdi>
          </span>
          {!isLocked && <Icon of={X} size="s" />}
        </button>
      ))}
      <FieldInput
        placeholder={value.length === 0 ? messages.notChosen : undefined}
        {...control}
        {...list.input}
        onClick={composeEventHandlers(props.onClick, list.input.onClick)}
        onKeyDown={composeEventHandlers(props.onKeyDown, list.input.onKeyDown)}
        required={props.required && value.length === 0}
        aria-required={props.required}
        onChange={(event) => list.type(event.target.value)}
      />
      <Icon of={ChevronDown} />
    </ComboboxFrame>
  );
}
