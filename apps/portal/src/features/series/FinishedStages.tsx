import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { ResultsListTable } from '@otryv/tables';
import { Bleed, EmptyState, LinkButton, Section } from '@otryv/ui';
import { useRead } from '../../lib/api/useRead.ts';
import { toListRows } from '../shared/events/listRows.ts';
import { useEventMessages } from '../shared/events/messages/useEventMessages.ts';
import { organizerHref } from '../shared/links/organizerHref.ts';
import { useSeriesScreenMessages } from './messages/useSeriesScreenMessages.ts';

/** The races of a series without standings, which lead to their protocols. */
export function FinishedStages({ series: { name, urlSlug } }: { series: Series }) {
  const words = useSeriesScreenMessages();
  const eventMessages = useEventMessages();
  const { data, error, retry } = useRead('/api/series/stages/{urlSlug}/{status}', {
    params: { urlSlug, status: 'finished' },
  });

  return (
    <Section title={words.finishedStages}>
      <Bleed>
        <ResultsListTable
          caption={words.finishedCaption(name)}
          rows={data ? toListRows({ events: data.data, routes: data.routes }, eventMessages) : []}
          hrefOf={({ id }) => addressOf(addresses.raceResults, { eventId: id })}
          organizerHref={organizerHref}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
          empty={
            <EmptyState
              title={words.nothingFinishedTitle}
              action={
                <LinkButton href={addressOf(addresses.seriesSchedule, { urlSlug })}>{words.toSchedule}</LinkButton>
              }
            >
              {words.nothingFinishedText}
            </EmptyState>
          }
        />
      </Bleed>
    </Section>
  );
}
