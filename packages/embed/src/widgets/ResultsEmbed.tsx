import { toResultsTableRow } from '@otryv/client/rows';
import type { RaceResults, ResultDto } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { finishProtocol, peopleOf } from '@otryv/race';
import { type ColumnLayout, ResultsTable } from '@otryv/tables';
import { DateTime, EmptyState, useMessages, useOtryv } from '@otryv/ui';
import { useMemo, useState } from 'react';
import { embedCatalogues } from '../messages/messages.ts';
import { dataOf } from '../state/kind.ts';
import { results, resultsOf, shownResults } from '../state/results.ts';
import { EmbedCard, EmbedTable } from './EmbedCard.tsx';
import { EmbedEmpty } from './EmbedEmpty.tsx';
import { EmbedMissing } from './EmbedMissing.tsx';
import { lengthOf } from './lengthOf.ts';
import { riderLinks } from './riderLinks.ts';
import { useResultsColumns } from './useResultsColumns.ts';
import type { WidgetProps } from './widgetProps.ts';

type RaceEvent = RaceResults['event'];

const usualLayout: ColumnLayout = {};

/** The protocol of a race, or of one of its groups. */
export function ResultsEmbed({ state }: WidgetProps) {
  const { notStarted } = useMessages(embedCatalogues);
  const { embed, origin, reads } = state;
  const data = dataOf(reads, resultsOf(embed));
  const facts = results.factsOf(state);
  if (!facts) return <EmbedMissing origin={origin} />;
  return data ? (
    <Protocol state={state} event={data.event} />
  ) : (
    <EmbedCard title={facts.title} href={origin + facts.path} link={notStarted.link}>
      <EmbedEmpty>
        {notStarted.title}. {notStarted.text}
      </EmbedEmpty>
    </EmbedCard>
  );
}

function Protocol({ state: { embed, origin }, event }: WidgetProps & { event: RaceEvent }) {
  const { results: messages } = useMessages(embedCatalogues);
  const { locale } = useOtryv();
  const { options } = embed;
  const [layout, setLayout] = useState(usualLayout);
  const links = useMemo(() => riderLinks(origin), [origin]);
  const { category, finishers, rows: shown } = useMemo(() => shownResults(event, options), [event, options]);
  const columns = useResultsColumns({
    names: options.columns,
    hasCategories: category === null && event.eventSubgroups.length > 1,
    hasOwnRanks: useMemo(() => hasOthersAhead(event, shown), [event, shown]),
  });
  const rows = useMemo(() => shown.map(toResultsTableRow), [shown]);
  const people = peopleOf(rows).length;

  return (
    <EmbedCard
      title={event.name}
      facts={[
        <DateTime key="date" at={event.eventStart} show="day" />,
        lengthOf(event, locale),
        category !== null && messages.group(category),
        stateOf(event, messages),
      ]}
      count={people < finishers ? messages.shown(people, finishers) : people > 0 && messages.all(people)}
      href={origin + addressOf(addresses.raceResults, { eventId: event.id })}
      link={messages.link}
    >
      <EmbedTable fits={options.columns === null}>
        <ResultsTable
          caption={[messages.caption(event.name), ...(category === null ? [] : [messages.group(category)])].join(', ')}
          rows={rows}
          category={category}
          protocolKind={finishProtocol(event.typeRaceCustom)}
          columns={columns}
          columnLayout={layout}
          onColumnLayout={setLayout}
          live={!event.isFinal}
          empty={<NoRows event={event} category={category} />}
          {...links}
        />
      </EmbedTable>
    </EmbedCard>
  );
}

/** Whether hidden riders are ahead of a shown one: only then a rank in the category differs. */
function hasOthersAhead({ results: all }: RaceEvent, shown: readonly ResultDto[]): boolean {
  const last = Math.max(...shown.map(({ rankEvent }) => rankEvent));
  const isAhead = ({ rankEvent }: ResultDto) => rankEvent > 0 && rankEvent <= last;
  return all.filter(isAhead).length > shown.filter(isAhead).length;
}

function stateOf({ isFinal, protocol }: RaceEvent, messages: { running: string; provisional: string }): string | false {
  if (!isFinal) return messages.running;
  return protocol?.state === 'provisional' && messages.provisional;
}

function NoRows({ event, category }: { event: RaceEvent; category: string | null }) {
  const { results: messages } = useMessages(embedCatalogues);
  if (!event.isFinal) return <EmptyState title={messages.runningTitle}>{messages.runningText}</EmptyState>;
  const title = category === null ? messages.emptyTitle : messages.noneInGroup(category);
  return <EmptyState title={title}>{messages.emptyText}</EmptyState>;
}
