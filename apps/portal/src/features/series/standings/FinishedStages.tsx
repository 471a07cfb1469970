import type { Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { ResultsListTable } from '@otryv/tables';
import { Bleed, EmptyState, LinkButton, Section } from '@otryv/ui';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { toListRows } from '../../shared/events/listRows.ts';
import { ru as eventMessages } from '../../shared/events/messages/ru.ts';
import { organizerHref } from '../../shared/links/organizerHref.ts';
import { ru as seriesScreenMessages } from '../messages/ru.ts';

/** Renders the races of a series without standings, linked to their protocols. */
export function FinishedStages({ series: { name, urlSlug } }: { series: Series }) {
  const messages = useMessages(seriesScreenMessages);
  const ofEvents = useMessages(eventMessages);
  const { data, error, retry } = useRead('/api/series/stages/{urlSlug}/{status}', {
    params: { urlSlug, status: 'finished' },
  });

  return (
    <Section title={messages.finishedStages}>
      <Bleed>
        <ResultsListTable
          caption={messages.finishedCaption(name)}
          rows={data ? toListRows({ events: data.data, routes: data.routes }, ofEvents) : []}
          hrefOf={({ id }) => addressOf(addresses.raceResults, { eventId: id })}
          organizerHref={organizerHref}
          loading={!data && !error}
          error={error?.message}
          onRetry={retry}
          empty={
            <EmptyState
              title={messages.nothingFinishedTitle}
              action={
                <LinkButton href={addressOf(addresses.seriesSchedule, { urlSlug })}>{messages.toSchedule}</LinkButton>
              }
            >
              {messages.nothingFinishedText}
            </EmptyState>
          }
        />
      </Bleed>
    </Section>
  );
}
