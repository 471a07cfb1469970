import { formatNumber } from '@otryv/race';
import type { RiderFigures } from '../../community/profiles/records/rider-figures.ts';
import { fullName } from '../../people/riders/full-name.ts';
import { shownStages } from '../../racing/series/records/stage.ts';
import type { StoredSeries } from '../../racing/series/records/stored-series.ts';
import { ru } from './previews.ru.ts';

/** Text content of a rider's or a series' image. */
export interface ObjectPreview {
  kind: string;
  name: string;
  line: string;
  figures: { label: string; value: string }[];
}

// biome-ignore lint/plugin: object-preview.test.ts reads it.
const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Moscow' });

/** Builds the preview of a rider, only from data that cannot be hidden: neither weight nor heart rate nor age. */
export function previewOfRider(
  rider: Pick<RiderFigures, 'firstName' | 'lastName' | 'category' | 'totalEvents' | 'medals' | 'competitionMetrics'>,
): ObjectPreview {
  const { category, totalEvents, medals, competitionMetrics } = rider;
  const score = competitionMetrics?.racingScore ?? null;
  const won = medals.gold + medals.silver + medals.bronze;
  return {
    kind: ru.rider,
    name: fullName(rider),
    line: category === null ? '' : ru.category(category),
    figures: [
      { label: ru.races(totalEvents), value: formatNumber(totalEvents) },
      ...(won > 0 ? [{ label: ru.medals(won), value: formatNumber(won) }] : []),
      ...(score === null ? [] : [{ label: ru.score, value: formatNumber(score) }]),
    ],
  };
}

/** Builds the preview of a series: its dates, and its number of stages, without the prologue as on its card. */
export function previewOfSeries(
  series: Pick<StoredSeries, 'name' | 'dateStart' | 'dateEnd'> & { stages: readonly { order: number }[] },
  organizer: string | null,
): ObjectPreview {
  const { name, dateStart, dateEnd } = series;
  const stages = shownStages(series).length;
  return {
    kind: organizer ?? ru.series,
    name,
    line: ru.days(day.format(dateStart), day.format(dateEnd)),
    figures: stages === 0 ? [] : [{ label: ru.stages(stages), value: formatNumber(stages) }],
  };
}
