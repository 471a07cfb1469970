import { dayMs, hourMs, minuteMs } from '../timeUnits.ts';
import { daysBetween } from './calendarDay.ts';
import { type DateFormat, epochMs, type Moment } from './formatDate.ts';
import { type Locale, NO_BREAK_SPACE } from './locale.ts';
import { formatCount, type PluralForms } from './plural.ts';

const DAYS: Record<Locale, PluralForms> = {
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  en: { one: 'day', other: 'days' },
};
const WORDS = {
  ru: { in: 'через', hours: 'ч', minutes: 'мин', now: 'меньше чем через минуту' },
  en: { in: 'in', hours: 'h', minutes: 'min', now: 'in less than a minute' },
} as const;

/**
 * Formats the time until a start: 'через 3 дня', 'через 4 ч 20 мин', 'через 42 мин', truncated to whole minutes; blank
 * once it has passed. From 24 hours on it counts calendar days in the zone, unless both moments are on one day of 25
 * hours.
 */
export function formatCountdown(start: Moment, { locale = 'ru', timeZone, now }: DateFormat & { now: number }): string {
  const at = epochMs(start);
  const msLeft = at === null ? 0 : at - now;
  if (at === null || msLeft <= 0) return '';
  const messages = WORDS[locale];
  const hours = Math.floor(msLeft / hourMs);
  const minutes = Math.floor((msLeft % hourMs) / minuteMs);
  const days = msLeft < dayMs ? 0 : daysBetween(now, at, timeZone);

  if (days > 0) return `${messages.in} ${formatCount(locale, days, DAYS[locale])}`;
  if (msLeft < minuteMs) return messages.now;
  const parts = [
    ...(hours > 0 ? [`${hours}${NO_BREAK_SPACE}${messages.hours}`] : []),
    ...(minutes > 0 ? [`${minutes}${NO_BREAK_SPACE}${messages.minutes}`] : []),
  ];
  return `${messages.in} ${parts.join(' ')}`;
}
