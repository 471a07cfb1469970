import { calendarDay, daysBetween } from './calendarDay.ts';
import { type Locale, NO_BREAK_SPACE } from './locale.ts';
import { zoneLabel } from './timeZone.ts';

/** An ISO text, epoch ms or nothing. */
export type Moment = string | number | Date | null | undefined;

export interface DateFormat {
  locale?: Locale;
  /** An IANA zone name, without a default, so that server and browser print the same. */
  timeZone: string;
}

export interface DatePattern extends DateFormat {
  /** Epoch ms; enables names for today and tomorrow, and omits the current year. */
  now?: number;
  /** `false` disables the names for today and tomorrow. */
  namesNear?: boolean;
}

const NO_DATE = {
  long: { ru: 'Дата отсутствует...', en: 'No date set...' },
  short: { ru: 'нет даты...', en: 'no date...' },
} as const;
const NEAR_DAYS = { today: { ru: 'Сегодня', en: 'Today' }, tomorrow: { ru: 'Завтра', en: 'Tomorrow' } } as const;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns 'Сегодня' or 'Завтра' by the calendar of the zone; `null` for every other day. */
export function relativeDay(
  moment: Moment,
  { locale = 'ru', timeZone, now }: DateFormat & { now: number },
): string | null {
  const at = epochMs(moment);
  if (at === null) return null;
  const days = daysBetween(now, at, timeZone);
  if (days === 0) return NEAR_DAYS.today[locale];
  return days === 1 ? NEAR_DAYS.tomorrow[locale] : null;
}

/** Formats a day: 'Сегодня', 'Завтра', '28 ноября' or '28 ноября 2025'; 'нет даты...' if there is none. */
export function formatDay(moment: Moment, pattern: DatePattern): string {
  const { locale = 'ru', timeZone, now, namesNear = true } = pattern;
  const at = epochMs(moment);
  if (at === null) return NO_DATE.short[locale];
  const near = now === undefined || !namesNear ? null : relativeDay(at, { locale, timeZone, now });
  return near ?? dayText(at, pattern);
}

/** Formats the time of day with its zone: '19:30 МСК'; 'нет даты...' if there is none. */
export function formatTimeOfDay(moment: Moment, { locale = 'ru', timeZone }: DateFormat): string {
  const at = epochMs(moment);
  if (at === null) return NO_DATE.short[locale];
  const time = formatter(locale, timeZone, 'time').format(at);
  return `${time}${NO_BREAK_SPACE}${zoneLabel(timeZone, at, locale)}`;
}

/**
 * Formats a moment with its zone: '28 ноября 2026, 19:30 МСК', near ones 'Сегодня, 19:30 МСК'; 'Дата отсутствует...' if
 * there is none. The absolute time always follows the relative day.
 */
export function formatDateTime(moment: Moment, pattern: DatePattern): string {
  const at = epochMs(moment);
  if (at === null) return NO_DATE.long[pattern.locale ?? 'ru'];
  return `${formatDay(at, pattern)}, ${formatTimeOfDay(at, pattern)}`;
}

/** Formats the full weekday name: 'суббота'; blank without a date. */
export function formatWeekday(moment: Moment, { locale = 'ru', timeZone }: DateFormat): string {
  const at = epochMs(moment);
  return at === null ? '' : formatter(locale, timeZone, 'weekday').format(at);
}

/** Formats a day without its year, or only its month, abbreviated for charts: '21 ноя', 'ноя'; blank without a date. */
export function formatShortDate(
  moment: Moment,
  part: 'day' | 'month',
  { locale = 'ru', timeZone }: DateFormat,
): string {
  const at = epochMs(moment);
  if (at === null) return '';
  const text = formatter(locale, timeZone, part === 'day' ? 'shortDay' : 'shortMonth').format(at);
  return text.replace('.', '').slice(0, part === 'day' ? undefined : 3);
}

/** Converts a moment to epoch ms; `null` if it is missing or invalid. */
export function epochMs(moment: Moment): number | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const at = typeof moment === 'number' ? moment : new Date(moment).getTime();
  return Math.abs(at) <= 8.64e15 ? at : null;
}

function dayText(at: number, { locale = 'ru', timeZone, now }: DatePattern) {
  const isThisYear =
    now !== undefined && calendarDay(at, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
  const text = formatter(locale, timeZone, isThisYear ? 'day' : 'dayOfYear').format(at);
  return text.replace(/\s*г\.$/u, '');
}

const PATTERNS = {
  day: { day: 'numeric', month: 'long' },
  dayOfYear: { day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  weekday: { weekday: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  shortMonth: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function formatter(locale: Locale, timeZone: string, pattern: keyof typeof PATTERNS) {
  const key = `${locale} ${timeZone} ${pattern}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  // biome-ignore lint/plugin: borders.test.ts reads it.
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...PATTERNS[pattern], timeZone });
  formatters.set(key, made);
  return made;
}
