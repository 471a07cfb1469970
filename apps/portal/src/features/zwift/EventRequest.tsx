import { Button, NumberField, SelectField, Toolbar } from '@otryv/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/messages/useMessages.ts';
import type { ModeratedClub } from './loadEventSources.ts';
import { ru as zwiftMessages } from './messages/ru.ts';

/** Returns the event requested by the address; `null` without its number. */
export function useRequestedEvent(): { eventId: string; organizerId: string } | null {
  const [query] = useSearchParams();
  const eventId = query.get('eventId') ?? '';
  return /^[1-9]\d{0,15}$/.test(eventId) ? { eventId, organizerId: query.get('organizerId') ?? '' } : null;
}

export function isEventNumber(eventId: number | null): eventId is number {
  return eventId !== null && Number.isSafeInteger(eventId) && eventId > 0;
}

/** Asks for an event of the game by number and by the account that reads it. */
export function EventRequest({ clubs }: { clubs: readonly ModeratedClub[] }) {
  const messages = useMessages(zwiftMessages);
  const asked = useRequestedEvent();
  const [, setQuery] = useSearchParams();
  const [eventId, setEventId] = useState<number | null>(asked ? Number(asked.eventId) : null);
  const [organizerId, setOrganizerId] = useState(asked?.organizerId ?? '');
  const accounts = new Map(clubs.map(({ organizer }) => [organizer._id, organizer.name]));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isEventNumber(eventId)) setQuery({ eventId: String(eventId), ...(organizerId !== '' && { organizerId }) });
      }}
    >
      <Toolbar>
        <NumberField label={messages.eventNumber} value={eventId} onChange={setEventId} min={1} whole required />
        <SelectField
          label={messages.account}
          value={organizerId}
          onChange={setOrganizerId}
          options={[
            { value: '', label: messages.siteAccount },
            ...[...accounts].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Button type="submit" kind="primary" disabled={!isEventNumber(eventId)}>
          {messages.request}
        </Button>
      </Toolbar>
    </form>
  );
}
