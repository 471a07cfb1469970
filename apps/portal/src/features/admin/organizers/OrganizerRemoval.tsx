import type { AdminOrganizer } from '@otryv/contract';
import { NameConfirmationForm } from '@otryv/forms';
import { DateTime, Dialog, Notice } from '@otryv/ui';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as adminMessages } from '../messages/ru.ts';

export interface OrganizerRemovalProps {
  organizer: AdminOrganizer;
  isOpen: boolean;
  onClose: () => void;
}

/** Deletes an organizer, after listing its dependents and requiring its name. */
export function OrganizerRemoval({ organizer, isOpen, onClose }: OrganizerRemovalProps) {
  const messages = useMessages(adminMessages);
  const { submit } = useSend('DELETE', '/api/admin/organizers');
  const { _id, name, clubs, moderators, upcomingEvents, pastEvents, paidUntil } = organizer;

  return (
    <Dialog open={isOpen} title={messages.deleteTitle(name)} onClose={onClose}>
      <NameConfirmationForm
        name={name}
        submitLabel={messages.deleteOrganizer}
        savingLabel={messages.deleting}
        onCancel={onClose}
        onSubmit={(typed) => submit({ body: { organizerId: _id, name: typed.name } })}
      >
        {paidUntil !== null && (
          <Notice tone="warning" title={messages.paidPeriod}>
            {messages.paidPeriodUntil} <DateTime at={paidUntil} show="day" />. {messages.paidPeriodLost}
          </Notice>
        )}
        <Notice tone="warning">{messages.organizerHangs(clubs, moderators, upcomingEvents, pastEvents)}</Notice>
      </NameConfirmationForm>
    </Dialog>
  );
}
