import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { EmptyState, LinkButton } from '@otryv/ui';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { RedirectTo } from '../../../lib/navigation/RedirectTo.tsx';
import { ru as seriesScreenMessages } from '../messages/ru.ts';
import { hasStandings } from '../SeriesHero.tsx';
import { SeriesPage } from '../SeriesPage.tsx';
import { CatchUpResults } from './CatchUpResults.tsx';
import { FinishedStages } from './FinishedStages.tsx';
import { Standings } from './Standings.tsx';

/** Renders the results of a series, by its type; the schedule while it is announced. */
export function SeriesResultsScreen() {
  return <SeriesPage tab="seriesResults">{(series) => <Results series={series} />}</SeriesPage>;
}

function Results({ series }: { series: Series }) {
  const messages = useMessages(seriesScreenMessages);
  const { search } = useLocation();
  const schedule = addressOf(addresses.seriesSchedule, { urlSlug: series.urlSlug });
  if (series.status === 'upcoming') return <RedirectTo to={schedule + search} />;
  if (series.type === 'catchUp') return <CatchUpResults series={series} />;
  if (series.type !== 'tour' && series.type !== 'endurance') return <FinishedStages series={series} />;
  if (hasStandings(series)) return <Standings series={series} kind={series.type} />;

  return (
    <EmptyState
      title={messages.noStandingsTitle}
      action={<LinkButton href={schedule}>{messages.toSchedule}</LinkButton>}
    >
      {messages.noStandingsText}
    </EmptyState>
  );
}
