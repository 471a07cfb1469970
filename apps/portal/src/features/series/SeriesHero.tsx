import type { Series } from '@otryv/contract';
import { type AddressKey, addresses, addressOf } from '@otryv/contract/addresses';
import { isPrologue } from '@otryv/race';
import { CoverHero, Icon, LinkButton, Tabs, useNow, useOtryv } from '@otryv/ui';
import { SquarePen } from 'lucide-react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { EmbedButton } from '../shared/embed/EmbedButton.tsx';
import { pictureSrc } from '../shared/events/pictures.ts';
import { ru as seriesMessages } from '../shared/series/messages/ru.ts';
import { seriesDates } from '../shared/series/seriesDates.ts';
import { useMayEditSeries } from '../shared/series/useMayEditSeries.ts';
import { Leaders } from './Leaders.tsx';
import { ru as seriesScreenMessages } from './messages/ru.ts';

export type SeriesTab = Extract<AddressKey, 'seriesResults' | 'seriesSchedule' | 'seriesRegulations'>;

const minuteMs = 60_000;

/** Renders the header of a series: type and dates, and the leaders of its classifications. */
export function SeriesHero({ series, tab }: { series: Series; tab: SeriesTab }) {
  const messages = useMessages(seriesScreenMessages);
  const mayEdit = useMayEditSeries(series);
  const { name, urlSlug, mission, logoUrls, posterUrls, organizer, stages, _id } = series;
  const hrefOf = (key: SeriesTab) => addressOf(addresses[key], { urlSlug });
  // Its standings have a separate button.
  const isEmbedded = series.isPublished && !(tab === 'seriesResults' && hasStandings(series));
  const races = stages.reduce((sum, { events }) => sum + events.length, 0);

  return (
    <CoverHero
      title={name}
      kicker={<Kicker series={series} />}
      logoSrc={pictureSrc(logoUrls)}
      posterSrc={pictureSrc(posterUrls, 'large', 'medium')}
      text={mission}
      actions={
        (organizer || mayEdit || isEmbedded) && (
          <>
            {organizer && (
              <LinkButton href={addressOf(addresses.organizerSeries, { urlSlug: organizer.urlSlug })}>
                {organizer.name}
              </LinkButton>
            )}
            {isEmbedded && <EmbedButton kind="series" id={urlSlug} name={name} />}
            {mayEdit && (
              <LinkButton href={addressOf(addresses.organizerSeriesEdit, { seriesId: _id })}>
                <Icon of={SquarePen} /> {messages.edit}
              </LinkButton>
            )}
          </>
        )
      }
      aside={hasStandings(series) && <Leaders series={series} />}
      tabs={
        <Tabs
          label={messages.tabs}
          current={hrefOf(tab)}
          tabs={[
            // An announced series has no ridden stages.
            ...(series.status === 'upcoming' ? [] : [{ href: hrefOf('seriesResults'), label: messages.results }]),
            { href: hrefOf('seriesSchedule'), label: messages.schedule, count: races },
            { href: hrefOf('seriesRegulations'), label: messages.regulations },
          ]}
        />
      }
    />
  );
}

function Kicker({ series }: { series: Series }) {
  const { locale } = useOtryv();
  const now = useNow(minuteMs);
  const messages = useMessages(seriesScreenMessages);
  const { types } = useMessages(seriesMessages);
  const line = messages.kicker(types[series.type], seriesDates(series, locale, now));
  return series.status === 'completed' ? `${line}. ${messages.finished}` : line;
}

/** Whether a series has non-empty general standings. */
export function hasStandings({ type, stages }: Pick<Series, 'type' | 'stages'>): boolean {
  return (
    (type === 'tour' || type === 'endurance') &&
    stages.some(({ order, hasResults }) => !isPrologue(order) && hasResults)
  );
}
