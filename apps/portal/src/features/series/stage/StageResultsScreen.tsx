import type { Series, StageResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { stageTitle } from '@otryv/contract/titles';
import { isPrologue } from '@otryv/race';
import { DateTime, ErrorState, Link, lazyPart, Page, PageHead, Skeleton, Toolbar } from '@otryv/ui';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';
import { useAddressState } from '../../../lib/navigation/useAddressState.ts';
import { NotFoundScreen } from '../../shared/notFound/NotFoundScreen.tsx';
import { useMayEditSeries } from '../../shared/series/useMayEditSeries.ts';
import { SeriesNotFound } from '../SeriesPage.tsx';
import { StageSteps } from '../StageSteps.tsx';
import { useSeries } from '../useSeries.ts';
import { ru as stageMessages } from './messages/ru.ts';
import { StageProtocol } from './protocol/StageProtocol.tsx';
import { useStageResults } from './protocol/useStage.ts';

// Only users who may decide on a stage need the forms.
const StageManagement = lazyPart(async () => ({
  default: (await import('./manage/StageManagement.tsx')).StageManagement,
}));

const notFound = [400, 404];
const all = { category: '' };

/** Renders the protocol of one stage of a series. */
export function StageResultsScreen() {
  const { urlSlug = '', stageOrder = '' } = useParams();
  const shell = useMessages();
  const { titles, titleOf } = shell;
  const messages = useMessages(stageMessages);
  const series = useSeries(urlSlug);
  const results = useStageResults(urlSlug, stageOrder);
  const name = series.data?.data.name;
  const error = results.error ?? series.error;
  const order = Number(stageOrder);
  useCrumbPath([
    { label: titles.series, href: addresses.series.pattern },
    ...(name === undefined ? [] : [{ label: name, href: addressOf(addresses.seriesResults, { urlSlug }) }]),
    { label: isPrologue(order) ? messages.prologue : messages.crumb(order) },
  ]);
  if (error?.code === 'stage_not_found') {
    return <NotFoundScreen title={messages.notFoundTitle}>{messages.notFoundText}</NotFoundScreen>;
  }
  if (error && notFound.includes(error.status)) return <SeriesNotFound />;
  const retry = () => {
    for (const read of [results, series]) if (read.error) read.reload();
  };

  return (
    <Page width="table">
      <title>{titleOf(name === undefined ? titles.stageResults : stageTitle(order, name, shell))}</title>
      {error && (
        <ErrorState
          title={messages.failed}
          onRetry={error.isFinal ? undefined : retry}
          busy={results.isRetrying || series.isRetrying}
        >
          {error.message}
        </ErrorState>
      )}
      {!error && (!results.data || !series.data) && <Skeleton shape="hero" />}
      {!error && results.data && series.data && <Stage series={series.data.data} results={results.data.data} />}
    </Page>
  );
}

function Stage({ series, results }: { series: Series; results: StageResults['data'] }) {
  const messages = useMessages(stageMessages);
  const mayDecide = useMayEditSeries(series);
  const [{ category }] = useAddressState(all);
  const { stage } = results;
  const name = stage.name === '' || stage.name === messages.prologue ? undefined : stage.name;

  return (
    <>
      <PageHead
        kicker={<Link href={addressOf(addresses.seriesResults, { urlSlug: series.urlSlug })}>{series.name}</Link>}
        title={isPrologue(stage.order) ? messages.prologueTitle(name) : messages.title(stage.order, name)}
      >
        {category === '' ? messages.common : messages.ofCategory(category)}
        {stage.eventStart && (
          <>
            , <DateTime at={stage.eventStart} inSentence />
          </>
        )}
      </PageHead>
      <Toolbar>
        <StageSteps series={series} order={stage.order} />
      </Toolbar>
      {mayDecide ? (
        <Suspense fallback={<StageProtocol series={series} results={results} />}>
          <StageManagement series={series} results={results} />
        </Suspense>
      ) : (
        <StageProtocol series={series} results={results} />
      )}
    </>
  );
}
