import { ConfirmDialog } from '@otryv/ui';
import { useNavigate } from 'react-router-dom';
import { useLeaveGuard } from '../../../lib/leaving/useLeaveGuard.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';

/** Asks for confirmation before the reader leaves a page with unsent changes. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const messages = useMessages(zwiftMessages);
  const navigate = useNavigate();
  const { target, stay } = useLeaveGuard(isDirty);

  return (
    <ConfirmDialog
      open={target !== null}
      title={messages.leaveTitle}
      action={messages.leave}
      pendingAction={messages.leaving}
      onConfirm={() => void navigate(target ?? '')}
      onClose={stay}
    >
      {messages.leaveText}
    </ConfirmDialog>
  );
}
