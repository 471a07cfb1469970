import { type ReactNode, useCallback, useState } from 'react';
import { LeaveDialog } from './LeaveDialog.tsx';

export interface LeaveConfirmation {
  /** Pass to the form in the layer. */
  onDirtyChange: (isDirty: boolean) => void;
  /** Runs what closes the form, at once or, with unsaved changes, after the reader has confirmed it. */
  confirm: (leave: () => void) => void;
  /** The confirmation; render it beside the layer. */
  question: ReactNode;
}

/** Asks for confirmation before a layer of the page, e.g. a dialog or a sheet, closes over a form with unsaved changes. */
export function useLeaveConfirmation(): LeaveConfirmation {
  const [isDirty, setIsDirty] = useState(false);
  const [pending, setPending] = useState<(() => void) | null>(null);
  const stay = () => setPending(null);
  const confirm = useCallback(
    (leave: () => void) => {
      if (isDirty) setPending(() => leave);
      else leave();
    },
    [isDirty],
  );

  return {
    onDirtyChange: setIsDirty,
    confirm,
    question: (
      <LeaveDialog
        open={pending !== null}
        onLeave={() => {
          stay();
          setIsDirty(false);
          pending?.();
        }}
        onStay={stay}
      />
    ),
  };
}
