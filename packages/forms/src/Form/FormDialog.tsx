import { LeaveDialog } from '@otryv/forms';
import { Dialog, type DialogProps } from '@otryv/ui';
import { type ReactNode, useState } from 'react';

export interface FormDialogProps extends Omit<DialogProps, 'children'> {
  /** Renders a form that reports whether it has unsaved changes. */
  children: (onDirtyChange: (isDirty: boolean) => void) => ReactNode;
}

/** Renders a dialog with a form; closing it with unsaved changes requires a confirmation. */
export function FormDialog({ onClose, children, ...props }: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const leave = () => {
    setIsAsked(false);
    setIsDirty(false);
    onClose();
  };

  return (
    <>
      <Dialog {...props} onClose={() => (isDirty ? setIsAsked(true) : onClose())}>
        {children(setIsDirty)}
      </Dialog>
      <LeaveDialog open={isAsked} onLeave={leave} onStay={() => setIsAsked(false)} />
    </>
  );
}
