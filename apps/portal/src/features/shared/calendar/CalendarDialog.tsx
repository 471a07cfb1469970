import type { Event } from '@otryv/contract';
import { Dialog, Section } from '@otryv/ui';
import { urlOf } from '../../../lib/api/client.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { ru as calendarMessages } from './messages/ru.ts';
import { OwnCalendar } from './OwnCalendar.tsx';

export interface CalendarDialogProps {
  /** Public feed: the races of an organizer, or of all; `null` for the reader's races only. */
  feed: Event['organizerId'] | 'everybody';
  onClose: () => void;
}

/** Renders the reader's own races as a calendar, and below them the public ones. */
export function CalendarDialog({ feed, onClose }: CalendarDialogProps) {
  const messages = useMessages(calendarMessages);
  const organizer = feed !== 'everybody' && feed?.isPublished === true ? feed : null;

  return (
    <Dialog open title={messages.title} onClose={onClose}>
      <Section title={messages.own}>
        <OwnCalendar />
      </Section>
      {organizer && (
        <Section title={messages.organizer(organizer.name)}>
          <p>{messages.organizerText}</p>
          <CalendarAddress
            path={urlOf('/api/organizers/{urlSlug}/schedule.ics', { params: { urlSlug: organizer.urlSlug } })}
          />
        </Section>
      )}
      {feed !== null && organizer === null && (
        <Section title={messages.everybody}>
          <p>{messages.everybodyText}</p>
          <CalendarAddress path="/api/race/events/schedule.ics" />
        </Section>
      )}
    </Dialog>
  );
}
