import type { EventWritten } from '@otryv/contract';
import type { EventCatalogues } from '@otryv/forms';
import { LinkButton, Section } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { ru as zwiftMessages } from './messages/ru.ts';
import { RemainingChanges } from './RemainingChanges.tsx';

export interface CreatedEventProps {
  written: EventWritten['data'];
  /** Where it is taken into the site. */
  href: string;
  catalogues: EventCatalogues;
}

/** An event that the game has made, but not with everything that was asked for. */
export function CreatedEvent({ written: { eventId, remaining }, href, catalogues }: CreatedEventProps) {
  const words = useMessages(zwiftMessages);

  return (
    <Section
      title={words.created(String(eventId))}
      action={
        <LinkButton kind="primary" href={href}>
          {words.toAddition}
        </LinkButton>
      }
    >
      {remaining && <RemainingChanges remaining={remaining} catalogues={catalogues} />}
      <p>{words.remainingNext}</p>
    </Section>
  );
}
