import type { OwnOrganizer } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { OrganizerCard, posterPalette, Section } from '@otryv/ui';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { pictureSrc } from '../shared/events/pictures.ts';
import { ru as organizerAreaMessages } from './messages/ru.ts';

export interface CardPreviewProps {
  organizer: OwnOrganizer;
  /** As it is being typed. */
  mission: string;
}

/** The card of the list of organizers, with what is not saved yet. */
export function CardPreview({ organizer: { name, shortName, urlSlug, posterUrls }, mission }: CardPreviewProps) {
  const messages = useMessages(organizerAreaMessages);
  const { data } = useRead('/api/organizers/{urlSlug}', { params: { urlSlug } });

  return (
    <Section title={messages.preview}>
      <OrganizerCard
        title={name}
        href={addressOf(addresses.organizerSchedule, { urlSlug })}
        shortName={shortName ?? name}
        palette={posterPalette(urlSlug)}
        posterSrc={pictureSrc(posterUrls, 'small')}
        text={mission}
        facts={data ? [messages.upcoming(data.data.upcomingEvents)] : []}
      />
    </Section>
  );
}
