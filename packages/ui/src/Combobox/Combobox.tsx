import { ChevronDown, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldInput } from '../Field/FieldBox.tsx';
import { useField } from '../Field/useField.ts';
import { Icon } from '../Icon/Icon.tsx';
import { composeEventHandlers } from '../provider/composeEventHandlers.ts';
import { inputCatalogues } from '../provider/inputMessages.ts';
import { useMessages } from '../provider/useMessages.ts';
import { ComboboxFrame } from './ComboboxFrame.tsx';
import type { ComboboxOption, ComboboxSource } from './comboboxOption.ts';
import { useCombobox } from './useCombobox.ts';

export interface ComboboxProps
  extends FieldTexts,
    ComboboxSource,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'role' | 'list'
    > {
  /** The selected option; may be missing from the current options. */
  value: ComboboxOption | null;
  onChange: (option: ComboboxOption | null) => void;
  /** Whether picking an option acts at once, such as opening a page: leaving the field discards its text. */
  instant?: boolean | undefined;
}

/**
 * A choice among many options, filtered by typing. A text that is left in the field selects the option that it names;
 * any other stays, with an error. `className` is passed to the frame, `ref` and the other props to the
 * `<input>`.
 */
export function Combobox(comboboxProps: ComboboxProps) {
  const { value, onChange, options, onQuery, state, failure, onRetry, instant, ...props } = comboboxProps;
  const messages = useMessages(inputCatalogues);
  const box = useRef<HTMLDivElement>(null);
  const isLocked = Boolean(props.disabled || props.readOnly);
  const isChosen = (option: ComboboxOption) => option.value === value?.value;
  const pick = (option: ComboboxOption) => {
    onChange(option);
    list.close();
  };
  const list = useCombobox({
    options,
    onQuery,
    state,
    failure,
    onRetry,
    isLocked,
    isInstant: instant,
    isChosen,
    closedText: value?.label ?? '',
    onPick: pick,
    onErase: () => onChange(null),
  });
  const { frame, control } = useField({ ...props, error: list.fault ?? props.error });
  const clear = () => {
    onChange(null);
    list.close();
    box.current?.querySelector('input')?.focus();
  };

  return (
    <ComboboxFrame
      {...{ frame, list, box, isChosen }}
      isMany={false}
      onPick={pick}
      onRetry={state === 'failed' ? onRetry : undefined}
    >
      <FieldInput
        placeholder={messages.notChosen}
        {...control}
        {...list.input}
        onClick={composeEventHandlers(props.onClick, list.input.onClick)}
        onKeyDown={composeEventHandlers(props.onKeyDown, list.input.onKeyDown)}
        onChange={(event) => list.type(event.target.value)}
      />
      {value && !isLocked && !props.required ? (
        <IconButton icon={X} label={messages.clearChoice} size="s" onClick={clear} />
      ) : (
        <Icon of={ChevronDown} />
      )}
    </ComboboxFrame>
  );
}
