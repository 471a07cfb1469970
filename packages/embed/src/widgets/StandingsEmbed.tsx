import { jerseysOf, toStandingsTableRow } from '@otryv/client/rows';
import type { GeneralClassification, Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { categoriesOf, seriesCategory } from '@otryv/race';
import { StandingsTable } from '@otryv/tables';
import { useMessages } from '@otryv/ui';
import { useMemo, useState } from 'react';
import { embedCatalogues } from '../messages/messages.ts';
import { dataOf } from '../state/kind.ts';
import { hasClassification, seriesOf, standingsOf } from '../state/series.ts';
import { EmbedCard, EmbedTable } from './EmbedCard.tsx';
import { EmbedEmpty } from './EmbedEmpty.tsx';
import { EmbedMissing } from './EmbedMissing.tsx';
import { riderLinks } from './riderLinks.ts';
import { useChosenColumns } from './useChosenColumns.ts';
import type { WidgetProps } from './widgetProps.ts';

const noCategories: readonly string[] = [];

/** The general classification of a series, or of one of its categories. */
export function StandingsEmbed({ state }: WidgetProps) {
  const { standings: messages, series: ofSeries } = useMessages(embedCatalogues);
  const { embed, origin, reads } = state;
  const series = dataOf(reads, seriesOf(embed.id))?.data;
  const standings = dataOf(reads, standingsOf(embed.id))?.data;
  if (!series) return <EmbedMissing origin={origin} />;
  if (standings && standings.results.length > 0) return <Standings {...{ state, series, standings }} />;
  const isComing = hasClassification(series);

  return (
    <EmbedCard
      title={series.name}
      href={origin + addressOf(addresses.seriesSchedule, { urlSlug: series.urlSlug })}
      link={isComing ? messages.link : ofSeries.link}
    >
      <EmbedEmpty>{isComing ? `${messages.emptyTitle}. ${messages.emptyText}` : messages.none}</EmbedEmpty>
    </EmbedCard>
  );
}

interface StandingsProps extends WidgetProps {
  series: Series;
  standings: GeneralClassification['data'];
}

function Standings({ state: { embed, origin }, series, standings }: StandingsProps) {
  const { standings: messages } = useMessages(embedCatalogues);
  const { options } = embed;
  const columns = useChosenColumns(options.columns);
  const links = useMemo(() => riderLinks(origin), [origin]);
  const all = useMemo(() => {
    const jerseys = jerseysOf(standings);
    return standings.results.map((row) => toStandingsTableRow(row, jerseys));
  }, [standings]);
  const categories = useMemo(() => categoriesOf(all.map(({ finalCategory }) => seriesCategory(finalCategory))), [all]);
  const given = categories.find((each) => each === options.category) ?? null;
  const [chosen, setChosen] = useState<string | null>(null);
  const category = given ?? chosen;
  const ofCategory = useMemo(
    () => all.filter(({ finalCategory }) => category === null || seriesCategory(finalCategory) === category),
    [all, category],
  );
  const rows = useMemo(() => ofCategory.slice(0, options.rows ?? undefined), [ofCategory, options.rows]);

  return (
    <EmbedCard
      title={series.name}
      count={rows.length < ofCategory.length && messages.shown(rows.length, ofCategory.length)}
      href={origin + addressOf(addresses.seriesResults, { urlSlug: series.urlSlug })}
      link={messages.link}
    >
      <EmbedTable>
        <StandingsTable
          caption={[messages.caption(series.name), ...(given === null ? [] : [given])].join(', ')}
          kind={series.type === 'endurance' ? 'endurance' : 'tour'}
          rows={rows}
          stages={standings.stages}
          // A site that has chosen a category offers no other.
          categories={given === null && categories.length > 1 ? categories : noCategories}
          category={category}
          onCategory={setChosen}
          columns={columns}
          updatedAt={standings.gcResultsUpdatedAt}
          {...links}
        />
      </EmbedTable>
    </EmbedCard>
  );
}
