import { TeamBanDialog } from '@otryv/forms';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as controlMessages } from './messages/ru.ts';
import { useMemberAction } from './useMemberAction.ts';

export interface BanDialogProps {
  userId: string;
  name: string;
  isMember: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason, then bans a rider from the team. */
export function BanDialog({ userId, name, isMember, isOpen, onClose }: BanDialogProps) {
  const { ban: messages } = useMessages(controlMessages);
  const { submit } = useMemberAction();

  return (
    <TeamBanDialog
      open={isOpen}
      title={messages.title(name)}
      action={isMember ? messages.memberAction : messages.action}
      onClose={onClose}
      onSubmit={async (reason) => {
        await submit({ action: 'ban', teamMemberId: userId, reason });
        onClose();
      }}
    >
      <p>{isMember ? messages.member : messages.candidate}</p>
    </TeamBanDialog>
  );
}
