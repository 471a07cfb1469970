import type { Club } from '@otryv/contract';
import { NameConfirmationForm } from '@otryv/forms';
import { Dialog, Notice } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as clubMessages } from './messages/ru.ts';

export interface ClubRemovalProps {
  club: Club;
  isOpen: boolean;
  onClose: () => void;
  /** Sends the removal; rejects with the cause of a failure. */
  onRemove: (body: { clubId: string; name: string }) => Promise<unknown>;
}

/** Unlinks a club from its organizer, after listing its dependents and requiring its name. */
export function ClubRemoval({ club, isOpen, onClose, onRemove }: ClubRemovalProps) {
  const messages = useMessages(clubMessages);
  const { id, name, moderators, upcomingEvents, pastEvents } = club;

  return (
    <Dialog open={isOpen} title={messages.unlinkTitle(name)} onClose={onClose}>
      <NameConfirmationForm
        name={name}
        submitLabel={messages.unlink}
        savingLabel={messages.unlinking}
        onCancel={onClose}
        onSubmit={(typed) => onRemove({ clubId: id, name: typed.name })}
      >
        <Notice tone="warning">{messages.hangs(moderators.length, upcomingEvents, pastEvents)}</Notice>
      </NameConfirmationForm>
    </Dialog>
  );
}
