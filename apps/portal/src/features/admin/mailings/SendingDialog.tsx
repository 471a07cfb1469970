import { ConfirmDialog } from '@otryv/ui';
import { useMailingMessages } from './messages/useMailingMessages.ts';
import type { SendingQuestion } from './useSendingQuestion.ts';

/** Asks before letters go out to many: they cannot be taken back. */
export function SendingDialog({ question, count }: { question: SendingQuestion; count: number }) {
  const messages = useMailingMessages();

  return (
    <ConfirmDialog
      open={question.isOpen}
      title={messages.confirmTitle(count)}
      action={messages.sendTo(count)}
      pendingAction={messages.sendTo(count)}
      onConfirm={question.confirm}
      onClose={question.callOff}
    >
      {messages.confirmText}
    </ConfirmDialog>
  );
}
