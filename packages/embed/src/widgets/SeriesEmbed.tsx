import type { GeneralClassification, Series } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { categoryOrder, formatDay, formatDistance, formatDuration, isPrologue, seriesCategory } from '@otryv/race';
import { CategoryBadge, useMessages, useNow, useOtryv } from '@otryv/ui';
import { embedCatalogues } from '../messages/messages.ts';
import { dataOf } from '../state/kind.ts';
import { isLeader, leadersOf, seriesOf } from '../state/series.ts';
import { EmbedCard } from './EmbedCard.tsx';
import { EmbedEmpty } from './EmbedEmpty.tsx';
import { EmbedList } from './EmbedList.tsx';
import { EmbedMissing } from './EmbedMissing.tsx';
import type { WidgetProps } from './widgetProps.ts';

type Stage = Series['stages'][number];

const minuteMs = 60_000;
const metresPerKm = 1000;

/** A series: its leaders and its stages. */
export function SeriesEmbed({ state: { embed, origin, reads } }: WidgetProps) {
  const { series: messages } = useMessages(embedCatalogues);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const series = dataOf(reads, seriesOf(embed.id))?.data;
  if (!series) return <EmbedMissing origin={origin} />;
  const standings = dataOf(reads, leadersOf(embed.id))?.data;
  const { urlSlug, stages } = series;
  const pattern = { locale, timeZone, now };
  // The days of a series are in Moscow time.
  const named = { locale, timeZone: 'Europe/Moscow', now, namesNear: false };
  const pageOf = ({ order, hasResults }: Stage) =>
    origin +
    (hasResults
      ? addressOf(addresses.stageResults, { urlSlug, stageOrder: order })
      : addressOf(addresses.seriesSchedule, { urlSlug }));

  return (
    <EmbedCard
      title={series.name}
      facts={[messages.days(formatDay(series.dateStart, named), formatDay(series.dateEnd, named))]}
      count={series.stagesCount > 0 && messages.progress(series.stagesDone, series.stagesCount)}
      href={origin + addressOf(addresses.seriesSchedule, { urlSlug })}
      link={messages.link}
    >
      {standings && <Leaders standings={standings} type={series.type} origin={origin} />}
      {stages.length === 0 ? (
        <EmbedEmpty>{messages.noStages}</EmbedEmpty>
      ) : (
        <EmbedList
          title={messages.stages}
          rows={stages.map((stage) => ({
            key: stage.order,
            name: nameOf(stage, messages),
            href: pageOf(stage),
            text: stage.eventStart === null ? messages.noDate : formatDay(stage.eventStart, pattern),
            end: stage.hasResults && messages.done,
          }))}
        />
      )}
    </EmbedCard>
  );
}

function nameOf({ order, name }: Stage, { prologue, stage }: (typeof embedCatalogues)['ru']['series']): string {
  const title = isPrologue(order) ? prologue : stage(order);
  return name === '' ? title : `${title}. ${name}`;
}

interface LeadersProps {
  standings: GeneralClassification['data'];
  type: Series['type'];
  origin: string;
}

function Leaders({ standings, type, origin }: LeadersProps) {
  const { series: messages } = useMessages(embedCatalogues);
  const { locale } = useOtryv();
  const leaders = standings.results
    .filter(isLeader)
    .toSorted((one, other) => orderOf(one.finalCategory) - orderOf(other.finalCategory));
  if (leaders.length === 0) return null;

  return (
    <EmbedList
      title={messages.leaders}
      rows={leaders.map((row) => ({
        key: row.profileId,
        lead: <CategoryBadge category={seriesCategory(row.finalCategory)} />,
        name: `${row.profileData.firstName} ${row.profileData.lastName}`.trim(),
        href: origin + addressOf(addresses.riderResults, { zwiftId: row.profileId }),
        end:
          type === 'endurance'
            ? formatDistance((row.totalDistanceInMeters ?? 0) / metresPerKm, { locale })
            : formatDuration(row.totalTimeInMilliseconds),
      }))}
    />
  );
}

const orderOf = (category: string | null) => categoryOrder(seriesCategory(category));
