import { type DateFormat, epochMs } from '@otryv/race';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a time of day without its zone, which is in the header; seconds only if non-zero: '17:30', '17:30:15'. */
export function timeText(moment: string, { locale = 'ru', timeZone }: DateFormat): string {
  const at = epochMs(moment);
  if (at === null) return moment;
  const hasSeconds = new Date(at).getUTCSeconds() !== 0;
  const key = `${locale} ${timeZone} ${hasSeconds}`;
  const known = formatters.get(key);
  const seconds = hasSeconds ? ({ second: '2-digit' } as const) : {};
  const formatter =
    known ??
    // biome-ignore lint/plugin: Only this function prints seconds; timeText.test.ts reads them.
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...seconds, timeZone, hourCycle: 'h23' });
  if (!known) formatters.set(key, formatter);
  return formatter.format(at);
}
