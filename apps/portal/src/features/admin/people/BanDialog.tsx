import { ConfirmDialog, TextArea } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as adminMessages } from '../messages/ru.ts';

const longest = 500;

export function isTooLong(reason: string): boolean {
  return reason.length > longest;
}

interface BanReasonProps {
  value: string;
  onChange: (value: string) => void;
}

export function BanReason(props: BanReasonProps) {
  const { rider: messages } = useMessages(adminMessages);

  return <TextArea {...props} label={messages.description} hint={messages.descriptionHint} limit={longest} />;
}

interface BanDialogProps {
  ban: string;
  /** Suggested reason, to be edited; `null` while the dialog is closed. */
  reason: string | null;
  onChange: (reason: string) => void;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
}

/** Asks for the reason before applying a ban. */
export function BanDialog({ ban, reason, onChange, onClose, onConfirm }: BanDialogProps) {
  const { rider: messages } = useMessages(adminMessages);

  return (
    <ConfirmDialog
      open={reason !== null}
      title={messages.banTitle(ban)}
      description={messages.bansText}
      action={messages.ban}
      pendingAction={messages.banning}
      onClose={onClose}
      onConfirm={() => reason !== null && !isTooLong(reason) && onConfirm(reason)}
    >
      <BanReason value={reason ?? ''} onChange={onChange} />
    </ConfirmDialog>
  );
}
