import type { PublicOrganizer } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, Link, LinkButton, Section, Skeleton } from '@otryv/ui';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { useRead } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { SeriesGrid } from '../shared/series/SeriesGrid.tsx';
import { ru as organizersMessages } from './messages/ru.ts';
import { OrganizerPage } from './OrganizerPage.tsx';

const statuses = ['ongoing', 'upcoming', 'completed'] as const;
const most = 50;

/** Renders the published series of one organizer, by status. */
export function OrganizerSeriesScreen() {
  return <OrganizerPage tab="organizerSeries">{(organizer) => <SeriesOf organizer={organizer} />}</OrganizerPage>;
}

function SeriesOf({ organizer: { urlSlug } }: { organizer: PublicOrganizer }) {
  const messages = useMessages(organizersMessages);
  const { data, error, isRetrying, retry } = useRead('/api/series/organizers/{urlSlug}', {
    params: { urlSlug },
    query: { docsOnPage: most },
  });
  if (error) {
    return <ReadError title={messages.seriesFailed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  const filled = statuses.filter((status) => data.data[status].length > 0);
  if (filled.length === 0) {
    return (
      <EmptyState
        title={messages.noSeriesTitle}
        action={<LinkButton href={addressOf(addresses.organizerSchedule, { urlSlug })}>{messages.schedule}</LinkButton>}
      >
        {messages.noSeriesText}
      </EmptyState>
    );
  }

  return filled.map((status) => (
    <Section key={status} title={messages.seriesBy[status]}>
      <SeriesGrid series={data.data[status]} />
      {data.quantities[status] > most && (
        <p>
          {messages.firstSeries(most, data.quantities[status])}{' '}
          <Link href={`${addressOf(addresses.series)}?status=${status}`}>{messages.allSeries}</Link>
        </p>
      )}
    </Section>
  ));
}
