import { toResultsTableRow } from '@otryv/client/rows';
import type { RaceResults } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { peopleOf } from '@otryv/race';
import { Button, DateTime, EmptyState, Grid, HeroSkeleton, Icon, LinkButton, Notice, Page, PageHead } from '@otryv/ui';
import { Eye, RefreshCw } from 'lucide-react';
import { Navigate, useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useSend } from '../../../lib/api/useSend.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';
import { AppealQueue } from '../appeals/AppealQueue.tsx';
import { useAppeals } from '../appeals/useAppeals.ts';
import { RaceNotFound } from '../RaceNotFound.tsx';
import { useLiveProtocol } from '../useLiveProtocol.ts';
import { useRaceResults } from '../useRaceResults.ts';
import { rowQuery } from '../why/rowLink.ts';
import { HiddenFigures } from './HiddenFigures.tsx';
import { ImplausibleValues } from './ImplausibleValues.tsx';
import { LinkedAccounts } from './LinkedAccounts.tsx';
import { ru as resultsEditMessages } from './messages/ru.ts';
import { ProtocolEditor } from './ProtocolEditor.tsx';
import { ProtocolLog } from './ProtocolLog.tsx';
import { ProtocolStateStrip } from './ProtocolStateStrip.tsx';
import { useProtocolHistory } from './useProtocolEditing.ts';
import { VersionList } from './VersionList.tsx';

/** Renders the protocol of a race for its editors; all others get the access denied page. */
export function ResultsEditScreen() {
  const { eventId = '' } = useParams();
  const { titles, titleOf } = useMessages();
  const messages = useMessages(resultsEditMessages);
  const { data, error, isRetrying, retry, reload } = useRaceResults(eventId);
  // Only requested by users who may edit the event.
  const hidden = useRead('/api/race/results/{id}/hidden', { params: { id: eventId } });
  const name = data?.event.name;
  useCrumbPath([
    { label: titles.results, href: addressOf(addresses.results) },
    ...(name === undefined ? [] : [{ label: name, href: addressOf(addresses.raceResults, { eventId }) }]),
    { label: titles.resultsEdit },
  ]);

  if (hidden.error?.isForbidden) return <Navigate to={addressOf(addresses.forbidden)} replace />;
  if (error?.code === 'event_not_started') return <NotStarted eventId={eventId} />;
  if (error?.isMissing) return <RaceNotFound />;

  return (
    <Page width="table">
      <title>{titleOf(name ?? titles.resultsEdit)}</title>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <HeroSkeleton />}
      {data && <EditedProtocol race={data} onNewer={reload} />}
    </Page>
  );
}

interface EditedProtocolProps {
  race: RaceResults;
  /** Called when another moderator publishes a newer version. */
  onNewer: () => void;
}

// Editors also see an official protocol reopen.
const always = () => true;

function EditedProtocol({ race, onNewer }: EditedProtocolProps) {
  const { event } = race;
  const id = String(event.id);
  const messages = useMessages(resultsEditMessages);
  const history = useProtocolHistory(id);
  const appeals = useAppeals(id);
  const rereadAll = () => {
    onNewer();
    history.reload();
    appeals.reload();
  };
  useLiveProtocol(id, race, rereadAll, always);
  const refresh = useSend('PUT', '/api/race/results');
  const all = peopleOf(event.results).length;
  const finished = peopleOf(event.results.filter(({ disqualification }) => disqualification !== 'DNF')).length;

  return (
    <>
      <PageHead
        title={event.name}
        actions={
          <>
            <LinkButton kind="quiet" href={addressOf(addresses.raceResults, { eventId: event.id })}>
              <Icon of={Eye} /> {messages.asRiders}
            </LinkButton>
            <Button
              kind="quiet"
              busy={refresh.isSending}
              onClick={() => void refresh.send({ body: { eventId: event.id } })}
            >
              <Icon of={RefreshCw} /> {refresh.isSending ? messages.refreshing : messages.refresh}
            </Button>
          </>
        }
      >
        <DateTime at={event.eventStart} />
        {event.organizer && `, ${event.organizer}`}. {messages.finished(finished, all)}
      </PageHead>
      {event.protocol && <ProtocolStateStrip event={event} state={event.protocol} />}
      {event.seriesId && <StageNotice series={event.seriesId} />}
      <LinkedAccounts eventId={event.id} />
      <ImplausibleValues eventId={event.id} />
      <ProtocolEditor event={event} />
      <HiddenFigures eventId={event.id} />
      <Grid cards="l">
        <AppealQueue eventId={id} rowHrefOf={(rowId) => rowHrefIn(race, rowId)} />
        <ProtocolLog event={event} />
        <VersionList event={event} />
      </Grid>
    </>
  );
}

function rowHrefIn({ event }: RaceResults, rowId: string): string | undefined {
  const result = event.results.find(({ _id }) => _id === rowId);
  return result && addressOf(addresses.raceResults, { eventId: event.id }) + rowQuery(toResultsTableRow(result));
}

/** Notes that a stage of a series is decided on separately: decisions here leave its standings unchanged. */
function StageNotice({ series: { name, urlSlug } }: { series: NonNullable<RaceResults['event']['seriesId']> }) {
  const messages = useMessages(resultsEditMessages);

  return (
    <Notice
      title={messages.stageTitle(name)}
      action={<LinkButton href={addressOf(addresses.seriesResults, { urlSlug })}>{messages.toSeries}</LinkButton>}
    >
      {messages.stageText}
    </Notice>
  );
}

function NotStarted({ eventId }: { eventId: string }) {
  const messages = useMessages(resultsEditMessages);
  const { titleOf } = useMessages();

  return (
    <Page>
      <title>{titleOf(messages.notStartedTitle)}</title>
      <EmptyState
        title={messages.notStartedTitle}
        action={<LinkButton href={addressOf(addresses.event, { eventId })}>{messages.asRiders}</LinkButton>}
      >
        {messages.notStartedText}
      </EmptyState>
    </Page>
  );
}
