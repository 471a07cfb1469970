import { ConfirmDialog } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as mailingMessages } from './messages/ru.ts';
import type { SendingQuestion } from './useSendingQuestion.ts';

/** Asks for confirmation before a mailing: emails cannot be recalled. */
export function SendingDialog({ question, count }: { question: SendingQuestion; count: number }) {
  const messages = useMessages(mailingMessages);

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
