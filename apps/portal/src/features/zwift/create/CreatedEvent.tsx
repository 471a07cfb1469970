import type { EventWritten } from '@otryv/contract';
import type { EventCatalogues } from '@otryv/forms';
import { LinkButton, Section } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from '../messages/ru.ts';
import { RemainingChanges } from '../RemainingChanges.tsx';

export interface CreatedEventProps {
  written: EventWritten['data'];
  /** Address for adding it to the site. */
  href: string;
  catalogues: EventCatalogues;
}

/** Renders an event that the game has created without some of the requested values. */
export function CreatedEvent({ written: { eventId, remaining }, href, catalogues }: CreatedEventProps) {
  const messages = useMessages(zwiftMessages);

  return (
    <Section
      title={messages.created(String(eventId))}
      action={
        <LinkButton kind="primary" href={href}>
          {messages.toAddition}
        </LinkButton>
      }
    >
      {remaining && <RemainingChanges remaining={remaining} catalogues={catalogues} />}
      <p>{messages.remainingNext}</p>
    </Section>
  );
}
