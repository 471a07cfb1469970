import type { SeriesCardDto } from '@otryv/contract';
import { calendarDay, type Locale } from '@otryv/race';

/** Formats the days of a series in Moscow: «21 октября – 12 декабря»; with years unless they are the current one. */
export function seriesDates(
  { dateStart, dateEnd }: Pick<SeriesCardDto, 'dateStart' | 'dateEnd'>,
  locale: Locale,
  now: number,
): string {
  const timeZone = 'Europe/Moscow';
  const yearOf = (at: number) => calendarDay(at, timeZone).slice(0, 4);
  const isThisYear = [dateStart, dateEnd].every((at) => yearOf(Date.parse(at)) === yearOf(now));
  // biome-ignore lint/plugin: Only this writes a span of days; borders.test.tsx reads it.
  const days = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone,
    ...(!isThisYear && { year: 'numeric' }),
  });

  // Node writes narrow spaces where browsers write regular ones: a server-rendered page would not match.
  return days.formatRange(new Date(dateStart), new Date(dateEnd)).replace(/[\u2009\u202f]/g, ' ');
}
