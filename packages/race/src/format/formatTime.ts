import { hourMs, minuteMs } from '../timeUnits.ts';
import { type Locale, NO_BREAK_SPACE } from './locale.ts';

type Milliseconds = number | null | undefined;

/** A race time in two parts: the thousandths are printed in grey. */
export interface RaceTimeParts {
  /** '24:17' or '01:02:44'. */
  main: string;
  /** '.346' */
  thousandths: string;
}

interface Clock {
  hours: number;
  minutes: number;
  seconds: number;
  milliseconds: number;
}

/**
 * Splits a race time with thousandths: mm:ss.mmm, from one hour on hh:mm:ss.mmm; `null` if there is no time. The form
 * depends on the whole seconds: 59:59.999 is still under an hour.
 */
export function raceTimeParts(ms: Milliseconds): RaceTimeParts | null {
  const clock = clockOf(ms);
  if (clock === null) return null;
  const { hours, minutes, seconds, milliseconds } = clock;
  const tail = `${two(minutes)}:${two(seconds)}`;
  return {
    main: hours > 0 ? `${two(hours)}:${tail}` : tail,
    thousandths: `.${String(milliseconds).padStart(3, '0')}`,
  };
}

/** Formats a race time as one text; blank if there is none. */
export function formatRaceTime(ms: Milliseconds): string {
  const parts = raceTimeParts(ms);
  return parts === null ? '' : parts.main + parts.thousandths;
}

/**
 * Formats a duration: mm:ss, above 3599 s h:mm:ss; `short` drops the leading zero of the minutes. Truncated to whole
 * seconds.
 */
export function formatDuration(ms: Milliseconds, { short = false }: { short?: boolean } = {}): string {
  const clock = clockOf(ms);
  if (clock === null) return '';
  const { hours, minutes, seconds } = clock;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return `${short ? minutes : two(minutes)}:${two(seconds)}`;
}

/**
 * Formats a gap: '+132мс' below a second, then '+0:28', '+12:05', '+1:02:44': truncated, not rounded; the first unit
 * has no leading zero. A gap of 0 is '+0мс': the rider shares the leader's time. A missing or negative gap is blank.
 */
export function formatGap(ms: Milliseconds, locale: Locale = 'ru'): string {
  const clock = clockOf(ms);
  if (clock === null) return '';
  const { hours, minutes, seconds, milliseconds } = clock;
  if (hours === 0 && minutes === 0 && seconds === 0) return `+${milliseconds}${locale === 'ru' ? 'мс' : 'ms'}`;
  return `+${formatDuration(ms, { short: true })}`;
}

/** Formats the delay of a group's start: '+5 мин', or '+5:30' if the seconds are not zero. */
export function formatStartOffset(ms: Milliseconds, locale: Locale = 'ru'): string {
  const clock = clockOf(ms);
  if (clock === null) return '';
  const minutes = clock.hours * 60 + clock.minutes;
  if (clock.seconds !== 0) return `+${minutes}:${two(clock.seconds)}`;
  return `+${minutes}${NO_BREAK_SPACE}${locale === 'ru' ? 'мин' : 'min'}`;
}

function clockOf(ms: Milliseconds): Clock | null {
  if (typeof ms !== 'number' || !Number.isFinite(ms) || ms < 0) return null;
  const whole = Math.floor(ms);
  return {
    hours: Math.floor(whole / hourMs),
    minutes: Math.floor(whole / minuteMs) % 60,
    seconds: Math.floor(whole / 1000) % 60,
    milliseconds: whole % 1000,
  };
}

function two(value: number) {
  return String(value).padStart(2, '0');
}
