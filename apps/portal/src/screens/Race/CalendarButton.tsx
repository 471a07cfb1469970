import type { Event } from '@otryv/contract';
import { Button, Icon } from '@otryv/ui';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '../../api/saveFile.ts';
import { useRaceMessages } from './messages/useRaceMessages.ts';

/** Saves a race as a file for the reader's calendar; the writer of such files is fetched by the first press. */
export function CalendarButton({ event }: { event: Event }) {
  const { event: messages } = useRaceMessages();
  const save = async () => {
    const { eventCalendar } = await import('./Event/eventCalendar.ts');
    const text = eventCalendar(event, new URL(location.href));
    saveFile(new Blob([text], { type: 'text/calendar' }), `otryv-${event.id}.ics`);
  };

  return (
    <Button size="l" onClick={() => void save()}>
      <Icon of={CalendarPlus} /> {messages.calendar}
    </Button>
  );
}
