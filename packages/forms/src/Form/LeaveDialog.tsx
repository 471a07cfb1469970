import { ConfirmDialog, useMessages } from '@otryv/ui';
import { formCatalogues } from '../messages/form.ts';

export interface LeaveDialogProps {
  /** Whether the host's router blocks a navigation, because a form there has unsaved changes. */
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before navigating away from unsaved changes; opened by the host's router. */
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
