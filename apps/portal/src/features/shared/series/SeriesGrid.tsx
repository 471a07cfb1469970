import type { SeriesCardDto } from '@otryv/contract';
import { formatDay } from '@otryv/race';
import { Grid, posterPalette, SeriesCard, useNow, useOtryv } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { pictureSrc } from '../events/pictures.ts';
import { seriesHref } from '../links/seriesHref.ts';
import { ru as seriesMessages } from './messages/ru.ts';
import { seriesDates } from './seriesDates.ts';

const minuteMs = 60_000;

export interface SeriesGridProps {
  series: readonly SeriesCardDto[];
  /** Returns the address of a card; the page of the series by default. */
  hrefOf?: (series: SeriesCardDto) => string;
}

/** Renders series as cards. */
export function SeriesGrid({ series, hrefOf = seriesHref }: SeriesGridProps) {
  const messages = useMessages(seriesMessages);
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);

  return (
    <Grid>
      {series.map((each) => (
        <SeriesCard
          key={each._id}
          title={each.name}
          href={hrefOf(each)}
          kind={messages.types[each.type]}
          palette={posterPalette(each.urlSlug)}
          posterSrc={pictureSrc(each.posterUrls, 'small')}
          dates={seriesDates(each, locale, now)}
          text={each.mission}
          facts={[
            ...(each.stagesCount > 0 ? [messages.stages(each.stagesCount)] : []),
            ...(each.organizer ? [each.organizer.name] : []),
          ]}
          next={nextOf(each, messages, (at) => formatDay(at, { locale, timeZone, now }).toLowerCase())}
          mark={each.isPublished ? null : messages.draft}
        />
      ))}
    </Grid>
  );
}

/** Returns the next stage of a series that ranks its stages, else the next race. */
function nextOf(
  { type, nextStart, stagesDone, stagesCount }: SeriesCardDto,
  messages: typeof seriesMessages,
  dayOf: (at: string) => string,
): string | null {
  if (nextStart === null) return null;
  const hasStages = (type === 'tour' || type === 'endurance') && stagesDone < stagesCount;
  return hasStages ? messages.next(stagesDone + 1, dayOf(nextStart)) : messages.nextRace(dayOf(nextStart));
}
