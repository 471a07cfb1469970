import type { OwnOrganizer } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { OrganizerCard, posterPalette, Section } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pictureSrc } from '../../shared/events/pictures.ts';
import { ru as organizerAreaMessages } from '../messages/ru.ts';

export interface CardPreviewProps {
  organizer: OwnOrganizer;
  /** Mission as currently typed. */
  mission: string;
}

/** Renders the organizer's card from the list of organizers, including unsaved changes. */
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
