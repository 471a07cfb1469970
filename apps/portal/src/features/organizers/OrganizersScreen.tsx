import { addresses, addressOf } from '@otryv/contract/addresses';
import {
  EmptyState,
  Grid,
  LinkButton,
  OrganizerCard,
  Page,
  PageHead,
  posterPalette,
  Section,
  Skeleton,
} from '@otryv/ui';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useScreenPath } from '../../lib/navigation/crumbs.tsx';
import { pictureSrc } from '../shared/events/pictures.ts';
import { ru as organizersMessages } from './messages/ru.ts';

/** Renders every organizer with a published page. */
export function OrganizersScreen() {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(organizersMessages);
  const { data, error, isRetrying, retry } = useRead('/api/organizers', {});
  useScreenPath('organizers');

  return (
    <Page>
      <title>{titleOf(titles.organizers)}</title>
      <PageHead title={messages.list.title}>{messages.list.text}</PageHead>
      {error && <ReadError title={messages.list.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data?.data.length === 0 && (
        <EmptyState
          title={messages.list.emptyTitle}
          action={<LinkButton href={addressOf(addresses.schedule)}>{messages.toSchedule}</LinkButton>}
        >
          {messages.list.emptyText}
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <Section title={messages.list.all}>
          <Grid>
            {data.data.map(({ _id, name, shortName, urlSlug, mission, posterUrls, upcomingEvents, pastEvents }) => (
              <OrganizerCard
                key={_id}
                title={name}
                href={addressOf(addresses.organizerSchedule, { urlSlug })}
                shortName={shortName ?? name}
                palette={posterPalette(urlSlug)}
                posterSrc={pictureSrc(posterUrls, 'small')}
                text={mission}
                facts={[messages.upcoming(upcomingEvents), messages.past(pastEvents)]}
              />
            ))}
          </Grid>
        </Section>
      )}
    </Page>
  );
}
