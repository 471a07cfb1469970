import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useValueEdit, type ValueEditParts } from './useValueEdit.ts';
import classes from './ValueEditor.module.css';

/** Value and setter for the fields of an editor. */
export interface ValueDraft<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Imperative API for the typed value. */
export interface ValuePanelHandle {
  restore: () => void;
  /** Whether it is invalid and would be dropped on closing. */
  isRefused: () => boolean;
}

export interface ValuePanelProps<Value> extends ValueEditParts<Value> {
  /** Content above and below the fields: elements of the host, not re-rendered by typing. */
  head: ReactNode;
  foot: ReactNode;
  note?: ReactNode;
  onClose: () => void;
  handle: Ref<ValuePanelHandle>;
  children: (draft: ValueDraft<Value>) => ReactNode;
}

/** The fields of a value. Typing re-renders only them, not the surrounding popover. */
export function ValuePanel<Value>({ head, foot, note, onClose, handle, children, ...parts }: ValuePanelProps<Value>) {
  const root = useRef<HTMLDivElement>(null);
  const hasFaults = () => root.current?.querySelector('[aria-invalid="true"]') != null;
  const edit = useValueEdit(parts, hasFaults);
  useImperativeHandle(handle, () => ({ restore: edit.restore, isRefused: edit.isRefused }));
  const press = (event: KeyboardEvent) => {
    if (!isDone(event)) return;
    event.preventDefault();
    edit.flush();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and blur belong to the fields inside.
    <div ref={root} className={classes.ValueEditor} onKeyDown={press} onBlur={edit.flush} onInput={edit.touch}>
      {head}
      {/* Fields keep text that is no value, such as a search that found no rider: restoring drops it too. */}
      <div key={edit.restored} className={classes.ValueEditorBody}>
        {children({ value: edit.draft, onChange: edit.change })}
        {note && <p className={classes.ValueEditorNote}>{note}</p>}
      </div>
      {foot}
    </div>
  );
}

/** Whether Enter was pressed in a single-line field and not handled inside: a list uses it to select an option. */
function isDone(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.isDefaultPrevented()) return false;
  return event.target instanceof HTMLInputElement;
}
