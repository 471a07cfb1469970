import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Button, Icon, Page, PageHead, Skeleton, Stack, Tabs } from '@otryv/ui';
import { Download } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useDownload } from '../../../lib/api/useDownload.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { NotFoundScreen } from '../../shared/notFound/NotFoundScreen.tsx';
import { ru as ownSeriesMessages } from './messages/ru.ts';
import { PublicationStrip } from './PublicationStrip.tsx';
import { SeriesSettings } from './SeriesSettings.tsx';
import { StagesBoard } from './StagesBoard.tsx';
import { useOwnSeries } from './useOwnSeries.ts';

const usual = { tab: '', file: '' };
const notFound = [400, 403, 404];

/** Renders the editor of a series: its stages and its properties. */
export function SeriesEditScreen() {
  const { seriesId = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const messages = useMessages(ownSeriesMessages);
  const { data, error, isRetrying, retry } = useOwnSeries(seriesId);
  const name = data?.data.name;
  useCrumbPath([
    { label: titles.organizer, href: addressOf(addresses.organizerMain) },
    { label: titles.organizerSeriesList, href: addressOf(addresses.organizerSeriesList) },
    { label: name ?? titles.organizerSeriesEdit },
  ]);
  const [{ file }] = useAddressState(usual);
  if (error && notFound.includes(error.status)) {
    if (file !== '') return <DeletedSeries seriesId={seriesId} />;
    return <NotFoundScreen title={messages.notFoundTitle}>{messages.notFoundText}</NotFoundScreen>;
  }

  return (
    <Page width="table">
      <title>{titleOf(name ?? titles.organizerSeriesEdit)}</title>
      {error && <ReadError title={messages.editFailed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && <Editor series={data.data} />}
    </Page>
  );
}

/** Renders the target of the deletion notification, which offers an export of the deleted series. */
function DeletedSeries({ seriesId }: { seriesId: string }) {
  const messages = useMessages(ownSeriesMessages);
  const path = '/api/organizer/series/{seriesId}/export';
  const { save, isSaving } = useDownload({ path, params: { seriesId }, name: `otryv-series-${seriesId}.json` });

  return (
    <NotFoundScreen
      title={messages.deletedTitle}
      action={
        <Button kind="primary" busy={isSaving} onClick={() => void save()}>
          <Icon of={Download} /> {messages.saveFile}
        </Button>
      }
    >
      {messages.deletedText}
    </NotFoundScreen>
  );
}

function Editor({ series }: { series: Series }) {
  const messages = useMessages(ownSeriesMessages);
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
          label={messages.tabs}
          current={isSettings ? settings : stages}
          tabs={[
            { href: stages, label: messages.stages, count: series.stages.length },
            { href: settings, label: messages.settings },
          ]}
        />
        {!isSettings && <StagesBoard series={series} />}
      </Stack>
      {isSettings && <SeriesSettings series={series} />}
    </>
  );
}
