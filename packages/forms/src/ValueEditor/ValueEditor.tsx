import { DisplayText, Popover, type PopoverProps } from '@otryv/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { ValueEditParts } from './useValueEdit.ts';
import classes from './ValueEditor.module.css';
import { type ValueDraft, ValuePanel, type ValuePanelHandle } from './ValuePanel.tsx';
import { ValuePanelFoot } from './ValuePanelFoot.tsx';

export interface ValueEditorProps<Value>
  extends Omit<PopoverProps, 'children' | 'value' | 'onChange' | 'onEscape'>,
    Omit<ValueEditParts<Value>, 'isOpen'> {
  /** Title of the panel: «Темп, группа C». */
  title: string;
  /** The formatted value on the button. */
  label: ReactNode;
  /** Content below the fields: «Было 2,50–3,19.», the limits of the neighbours. */
  note?: ReactNode;
  children: (draft: ValueDraft<Value>) => ReactNode;
}

/**
 * A value that opens the fields for editing it. Typed values are committed after 300 ms without typing, and immediately
 * when a field loses focus, on Enter and on a click outside; Escape and «Вернуть» restore the initial value. With an
 * invalid text it stays open, and the field shows the error.
 */
export function ValueEditor<Value>(props: ValueEditorProps<Value>) {
  const { value, onCommit, accepts, open, onOpenChange, note, children, ...popover } = props;
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const isOpen = open ?? isOwnOpen;
  const panel = useRef<ValuePanelHandle>(null);
  const change = (next: boolean) => {
    if (!next && panel.current?.isRefused()) return;
    setIsOwnOpen(next);
    onOpenChange?.(next);
  };
  const close = () => change(false);

  const restore = () => panel.current?.restore();
  const head = (
    <div className={classes.ValueEditorHead}>
      <DisplayText as="h3" size="d-s">
        {popover.title}
      </DisplayText>
    </div>
  );

  return (
    <Popover {...popover} open={isOpen} onOpenChange={change} onEscape={restore}>
      <ValuePanel
        {...{ value, isOpen, onCommit, accepts, note, head }}
        handle={panel}
        foot={<ValuePanelFoot onRestore={restore} onClose={close} />}
        onClose={close}
      >
        {children}
      </ValuePanel>
    </Popover>
  );
}
