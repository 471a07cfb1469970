import type { Series } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';
import { Notice, Page, Skeleton } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../lib/api/ReadError.tsx';
import { required } from '../../lib/api/required.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { NotFoundScreen } from '../shared/notFound/NotFoundScreen.tsx';
import { ru as seriesScreenMessages } from './messages/ru.ts';
import { SeriesHero, type SeriesTab } from './SeriesHero.tsx';
import { useSeries } from './useSeries.ts';

export interface SeriesPageProps {
  tab: SeriesTab;
  children: (series: Series) => ReactNode;
}

const errors = [400, 404];

/** Renders the frame of the pages of a series: its header and its tabs. */
export function SeriesPage({ tab, children }: SeriesPageProps) {
  const { urlSlug = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const messages = useMessages(seriesScreenMessages);
  const { data, error, isRetrying, retry } = useSeries(urlSlug);
  const series = data && required(data.data);
  useCrumbPath([{ label: titles.series, href: addresses.series.pattern }, ...(series ? [{ label: series.name }] : [])]);
  if (error && errors.includes(error.status)) return <SeriesNotFound />;

  return (
    <Page width="table">
      <title>{titleOf(series?.name ?? titles[tab])}</title>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !series && <Skeleton shape="hero" />}
      {series && (
        <>
          <SeriesHero series={series} tab={tab} />
          {!series.isPublished && <Notice tone="warning">{messages.draft}</Notice>}
          {children(series)}
        </>
      )}
    </Page>
  );
}

/** Renders the page of a series that does not exist or that the reader may not see. */
export function SeriesNotFound() {
  const { titles } = useMessages();
  const messages = useMessages(seriesScreenMessages);

  return (
    <NotFoundScreen title={messages.notFoundTitle} list={{ href: addresses.series.pattern, label: titles.series }}>
      {messages.notFoundText}
    </NotFoundScreen>
  );
}
