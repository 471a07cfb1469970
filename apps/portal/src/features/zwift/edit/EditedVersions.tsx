import type { EditedEvent, EventWritten } from '@otryv/contract';
import { type EventCatalogues, EventChanges } from '@otryv/forms';
import { Button, Notice, Stack } from '@otryv/ui';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { EventBoard } from '../draft/EventBoard.tsx';
import { useEventDraft } from '../draft/useEventDraft.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';
import { RemainingChanges } from '../RemainingChanges.tsx';
import { useNamedCatalogues } from '../useNamedCatalogues.ts';
import { EditedNotices } from './EditedNotices.tsx';
import { useEventSaving } from './useEventSaving.ts';

export interface EditedVersionsProps {
  eventId: number;
  /** Event as loaded. */
  read: EditedEvent;
  catalogues: EventCatalogues;
  /** Reloads it. */
  onRead: () => void;
}

/** Renders the board of an event on the loaded version, until the reader switches to a newer one. */
export function EditedVersions({ eventId, read, catalogues: ofReader, onRead }: EditedVersionsProps) {
  const messages = useMessages(zwiftMessages);
  const [seen, setSeen] = useState(read);
  const [edited, setEdited] = useState(read);
  const drafts = useEventDraft(eventId);
  const [remaining, setRemaining] = useState<EventWritten['data']['remaining']>(null);
  if (read !== seen) {
    setSeen(read);
    setEdited(read);
  }
  const { draft, may } = edited;
  const catalogues = useNamedCatalogues(edited, ofReader);
  const { save, newer, forgetNewer } = useEventSaving(eventId, draft);
  const isReadOnly = !(may.editGame || may.editSite);

  return (
    <Stack>
      <EditedNotices eventId={eventId} event={edited} catalogues={catalogues} onSynced={onRead} />
      {remaining && <RemainingChanges remaining={remaining} catalogues={catalogues} />}
      {newer && (
        <Notice
          tone="warning"
          title={messages.changedInGame}
          action={
            <Button
              onClick={() => {
                setEdited(newer.read);
                forgetNewer();
              }}
            >
              {messages.takeNewer}
            </Button>
          }
        >
          <EventChanges changes={newer.changes} catalogues={catalogues} />
        </Notice>
      )}
      <EventBoard
        // A newer version starts with the stored changes on top of it.
        key={edited.fetchedAt}
        drafts={drafts}
        base={draft}
        catalogues={catalogues}
        editable={isReadOnly ? 'none' : may.editGame ? 'all' : 'site'}
        onSubmit={async (sent) => {
          const written = await save(sent);
          setRemaining(written.remaining);
          return written.remaining === null;
        }}
      />
    </Stack>
  );
}
