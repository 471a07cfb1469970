import { startOfDay } from '../../kernel/moscow-days.ts';

// biome-ignore lint/plugin: Only this writes a span of days; borders.test.ts reads it.
const format = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });

/** Formats a range of Moscow days, e.g. «22–28 ноября». */
export function dayRange(first: string, last: string): string {
  return first === last ? format.format(startOfDay(first)) : format.formatRange(startOfDay(first), startOfDay(last));
}
