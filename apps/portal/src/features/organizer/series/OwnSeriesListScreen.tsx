import type { OwnOrganizer, SeriesCardDto } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, Icon, LinkButton, Section, Skeleton } from '@otryv/ui';
import { Plus } from 'lucide-react';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { SeriesGrid } from '../../shared/series/SeriesGrid.tsx';
import { AreaPage } from '../AreaPage.tsx';
import { ru as ownSeriesMessages } from './messages/ru.ts';

const hrefOf = ({ _id }: SeriesCardDto) => addressOf(addresses.organizerSeriesEdit, { seriesId: _id });

/** Renders the series of an organizer, drafts first. */
export function OwnSeriesListScreen() {
  return <AreaPage tab="organizerSeriesList">{(organizer) => <OwnSeriesList organizer={organizer} />}</AreaPage>;
}

function OwnSeriesList({ organizer: { _id: organizerId } }: { organizer: OwnOrganizer }) {
  const messages = useMessages(ownSeriesMessages);
  const { data, error, isRetrying, retry } = useRead('/api/organizer/series', { query: { organizerId } });
  const create = (
    <LinkButton kind="primary" href={addressOf(addresses.organizerSeriesCreate)}>
      <Icon of={Plus} /> {messages.create}
    </LinkButton>
  );
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  if (data.data.length === 0) {
    return (
      <EmptyState title={messages.emptyTitle} action={create}>
        {messages.emptyText}
      </EmptyState>
    );
  }
  const parts = [
    { title: messages.drafts, series: data.data.filter(({ isPublished }) => !isPublished) },
    { title: messages.published, series: data.data.filter(({ isPublished }) => isPublished) },
  ].filter(({ series }) => series.length > 0);

  return parts.map(({ title, series }, at) => (
    <Section key={title} title={title} action={at === 0 && create}>
      <SeriesGrid series={series} hrefOf={hrefOf} />
    </Section>
  ));
}
