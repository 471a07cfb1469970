import type { Event } from '@otryv/contract';
import { Icon, LinkButton } from '@otryv/ui';
import { CalendarPlus } from 'lucide-react';
import { urlOf } from '../../../lib/api/client.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { siteAddress } from '../../../lib/site/siteData.ts';
import { ru as raceMessages } from '../messages/ru.ts';

/** Saves a race as a file for the reader's calendar; phones open it directly. */
export function CalendarButton({ event: { id } }: { event: Event }) {
  const { event: messages } = useMessages(raceMessages);

  return (
    <LinkButton
      size="l"
      // Absolute, because it is not a page of the portal.
      href={siteAddress(urlOf('/api/race/events/{id}/race.ics', { params: { id } }))}
      download={`otryv-${id}.ics`}
    >
      <Icon of={CalendarPlus} /> {messages.calendar}
    </LinkButton>
  );
}
