import { Dialog, type DialogProps } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useLeaveConfirmation } from './useLeaveConfirmation.tsx';

export interface FormDialogProps extends Omit<DialogProps, 'children'> {
  /** Renders a form that reports whether it has unsaved changes. */
  children: (onDirtyChange: (isDirty: boolean) => void) => ReactNode;
}

/** A dialog with a form: Escape, Back and the close button require a confirmation while it has unsaved changes. */
export function FormDialog({ onClose, children, ...props }: FormDialogProps) {
  const { onDirtyChange, confirm, question } = useLeaveConfirmation();

  return (
    <>
      <Dialog {...props} onClose={() => confirm(onClose)}>
        {children(onDirtyChange)}
      </Dialog>
      {question}
    </>
  );
}
