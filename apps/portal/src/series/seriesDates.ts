import type { SeriesCard } from '@otryv/contract';
import type { Locale } from '@otryv/race';

/** The days of a series in Moscow: «21 октября – 12 декабря»; with the years where they are not this one. */
export function seriesDates(
  { dateStart, dateEnd }: Pick<SeriesCard, 'dateStart' | 'dateEnd'>,
  locale: Locale,
  now: number,
): string {
  const timeZone = 'Europe/Moscow';
  const yearOf = (at: string | number) =>
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone }).format(new Date(at));
  const isThisYear = [dateStart, dateEnd].every((at) => yearOf(at) === yearOf(now));
  return new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'long', timeZone },
    ...(!isThisYear && { year: 'numeric' }),
  }).formatRange(new Date(dateStart), new Date(dateEnd));
}
