import type { EditedEvent, EventWritten } from '@otryv/contract';
import { type EventChange, type EventDraft, eventChanges } from '@otryv/race';
import { useState } from 'react';
import { call } from '../../../lib/api/client.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { ApiError } from '../../../lib/http/ApiError.ts';
import { documentToSend } from '../draft/documentToSend.ts';

/** Current version in the game, and its differences from the edited one. */
export interface NewerVersion {
  read: EditedEvent;
  changes: readonly EventChange[];
}

/** Saves an event; on a conflict loads the newer version from the game and overwrites nothing in it. */
export function useEventSaving(eventId: number, base: EventDraft) {
  const { submit } = useSend('PUT', '/api/zwift/events');
  const [newer, setNewer] = useState<NewerVersion | null>(null);
  const save = async (draft: EventDraft): Promise<EventWritten['data']> => {
    try {
      const { data } = await submit({ body: { eventId, ...documentToSend(draft), base: documentToSend(base).event } });
      return data;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'event_changed_in_game') setNewer(await readNewer(eventId, base));
      throw error;
    }
  };

  return { save, newer, forgetNewer: () => setNewer(null) };
}

async function readNewer(eventId: number, base: EventDraft): Promise<NewerVersion | null> {
  try {
    const params = { eventId: String(eventId) };
    const read = await call('GET', '/api/zwift/events/moderator/{eventId}', { params });
    return { read, changes: eventChanges(base, read.draft) };
  } catch {
    // The error is shown in any case; without the newer version there is no difference next to it.
    return null;
  }
}
