import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useValueEdit, type ValueEditParts } from './useValueEdit.ts';
import classes from './ValueEditor.module.css';

/** What the fields of an editor show and change. */
export interface ValueDraft<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** What can be done from outside to the value that is typed. */
export interface ValuePanelHandle {
  restore: () => void;
  /** Whether it is no value, which a closed editor would drop. */
  isRefused: () => boolean;
}

export interface ValuePanelProps<Value> extends ValueEditParts<Value> {
  /** What stands above and below the fields: elements of the host, which a key does not render again. */
  head: ReactNode;
  foot: ReactNode;
  note?: ReactNode;
  onClose: () => void;
  handle: Ref<ValuePanelHandle>;
  children: (draft: ValueDraft<Value>) => ReactNode;
}

/** The fields of a value. A key renders them alone, not the popover that they stand in. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and leaving are those of the fields inside.
    <div ref={root} className={classes.ValueEditor} onKeyDown={press} onBlur={edit.flush}>
      {head}
      <div className={classes.ValueEditorBody}>
        {children({ value: edit.draft, onChange: edit.change })}
        {note && <p className={classes.ValueEditorNote}>{note}</p>}
      </div>
      {foot}
    </div>
  );
}

/** Enter in a field of one line, where nothing inside has used it: a list takes its option by it. */
function isDone(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.isDefaultPrevented()) return false;
  return event.target instanceof HTMLInputElement;
}
