import type { ReactNode, RefObject } from 'react';
import { Field, type FieldFrame } from '../Field/Field.tsx';
import { FieldBox } from '../Field/FieldBox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ComboboxPanel } from './ComboboxPanel.tsx';
import type { ComboboxOption } from './comboboxOption.ts';
import { isFocusLeaving } from './isFocusLeaving.ts';
import type { useCombobox } from './useCombobox.ts';

export interface ComboboxFrameProps {
  frame: FieldFrame;
  list: ReturnType<typeof useCombobox>;
  box: RefObject<HTMLDivElement | null>;
  boxClassName?: string | undefined;
  isChosen: (option: ComboboxOption) => boolean;
  isMany: boolean;
  onPick: (option: ComboboxOption) => void;
  onRetry: (() => void) | undefined;
  /** Content of the box: the input and adjacent controls. */
  children: ReactNode;
}

/** The frame of a single or multiple choice field with a list below it. */
export function ComboboxFrame({ frame, list, box, boxClassName, children, ...panel }: ComboboxFrameProps) {
  return (
    <Field {...frame} onBlur={(event) => isFocusLeaving(event) && list.leave()}>
      <FieldBox ref={box} className={boxClassName}>
        {children}
      </FieldBox>
      <VisuallyHidden role="status">{list.status}</VisuallyHidden>
      {list.isOpen && (
        <ComboboxPanel
          {...panel}
          onClose={list.leave}
          id={list.listId}
          labelId={`${frame.id}-label`}
          anchor={box}
          options={list.options}
          active={list.active}
          text={list.text}
        />
      )}
    </Field>
  );
}
