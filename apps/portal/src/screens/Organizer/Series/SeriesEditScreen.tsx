import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { ErrorState, Page, PageHead, Skeleton, Stack, Tabs } from '@otryv/ui';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../../messages/useMessages.ts';
import { useAddressState } from '../../../session/useAddressState.ts';
import { useCrumbPath } from '../../../shell/crumbs.tsx';
import { NotFoundScreen } from '../../NotFoundScreen.tsx';
import { useOwnSeriesMessages } from './messages/useOwnSeriesMessages.ts';
import { PublicationStrip } from './PublicationStrip.tsx';
import { SeriesSettings } from './SeriesSettings.tsx';
import { StagesBoard } from './StagesBoard.tsx';
import { useOwnSeries } from './useOwnSeries.ts';

const usual = { tab: '' };
const notFound = [400, 403, 404];

/** A series as its organizer edits it: its stages and what it is. */
export function SeriesEditScreen() {
  const { seriesId = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const words = useOwnSeriesMessages();
  const { data, error, isRetrying, retry } = useOwnSeries(seriesId);
  const name = data?.data.name;
  useCrumbPath([
    { label: titles.organizer, href: addressOf(addresses.organizerMain) },
    { label: titles.organizerSeriesList, href: addressOf(addresses.organizerSeriesList) },
    { label: name ?? titles.organizerSeriesEdit },
  ]);
  if (error && notFound.includes(error.status)) {
    return <NotFoundScreen title={words.notFoundTitle}>{words.notFoundText}</NotFoundScreen>;
  }

  return (
    <Page>
      <title>{titleOf(name ?? titles.organizerSeriesEdit)}</title>
      {error && (
        <ErrorState title={words.editFailed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <Skeleton shape="block" />}
      {data && <Editor series={data.data} />}
    </Page>
  );
}

function Editor({ series }: { series: Series }) {
  const words = useOwnSeriesMessages();
  const [{ tab }] = useAddressState(usual);
  const stages = addressOf(addresses.organizerSeriesEdit, { seriesId: series._id });
  const settings = `${stages}?tab=settings`;
  const isSettings = tab === 'settings';

  return (
    <>
      <PageHead title={series.name} kicker={series.organizer?.name} />
      <PublicationStrip series={series} />
      <Stack>
        <Tabs
          label={words.tabs}
          current={isSettings ? settings : stages}
          tabs={[
            { href: stages, label: words.stages, count: series.stages.length },
            { href: settings, label: words.settings },
          ]}
        />
        {!isSettings && <StagesBoard series={series} />}
      </Stack>
      {isSettings && <SeriesSettings series={series} />}
    </>
  );
}
