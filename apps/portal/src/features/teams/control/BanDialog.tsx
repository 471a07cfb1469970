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
  const { ban: words } = useMessages(controlMessages);
  const { submit } = useMemberAction();

  return (
    <TeamBanDialog
      open={isOpen}
      title={words.title(name)}
      action={isMember ? words.memberAction : words.action}
      onClose={onClose}
      onSubmit={async (reason) => {
        await submit({ action: 'ban', teamMemberId: userId, reason });
        onClose();
      }}
    >
      <p>{isMember ? words.member : words.candidate}</p>
    </TeamBanDialog>
  );
}
