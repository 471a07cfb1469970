import { ConfirmDialog, useMessages } from '@otryv/ui';
import { formCatalogues } from '../messages/form.ts';

export interface LeaveDialogProps {
  /** Whether the host's router holds a way out back, because a form there has unsaved changes. */
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before unsaved changes are lost on the way to another page; the router of the host opens it. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const { leave } = useMessages(formCatalogues);

  return (
    <ConfirmDialog
      open={open}
      title={leave.title}
      action={leave.action}
      pendingAction={leave.pending}
      destructive
      onConfirm={onLeave}
      onClose={onStay}
    >
      {leave.text}
    </ConfirmDialog>
  );
}
