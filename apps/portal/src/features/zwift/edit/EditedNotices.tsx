import type { EditedEvent } from '@otryv/contract';
import { type EventCatalogues, EventChanges } from '@otryv/forms';
import { Button, DateTime, Notice } from '@otryv/ui';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';

export interface EditedNoticesProps {
  eventId: number;
  event: EditedEvent;
  catalogues: EventCatalogues;
  /** Called after the site has reloaded the event from the game. */
  onSynced: () => void;
}

/** Renders the read-only parts of an event with the reason, and concurrent changes in the game. */
export function EditedNotices({ eventId, event, catalogues, onSynced }: EditedNoticesProps) {
  const messages = useMessages(zwiftMessages);
  const { may, isCurrent, fetchedAt, changes } = event;
  const sync = useSend('PUT', '/api/race/events', {
    onDone: onSynced,
  });

  return (
    <>
      {!isCurrent && (
        <Notice tone="warning" title={messages.notCurrent}>
          {messages.notCurrentText} <DateTime at={fetchedAt} inSentence />.
        </Notice>
      )}
      {!(may.editGame || may.editSite) && <Notice title={messages.readOnly}>{messages.readOnlyText}</Notice>}
      {may.editSite && !may.editGame && <Notice title={messages.frozen}>{messages.frozenText}</Notice>}
      {may.editGame && !may.editStart && <Notice title={messages.startFixed}>{messages.startFixedText}</Notice>}
      {changes.length > 0 && (
        <Notice
          tone="warning"
          title={messages.behind}
          action={
            may.editSite && (
              <Button size="s" busy={sync.isSending} onClick={() => void sync.send({ body: { eventId } })}>
                {sync.isSending ? messages.syncing : messages.sync}
              </Button>
            )
          }
        >
          <EventChanges changes={changes} catalogues={catalogues} />
        </Notice>
      )}
    </>
  );
}
