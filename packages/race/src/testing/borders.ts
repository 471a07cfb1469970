import fc from 'fast-check';

/** Clock and calendar of a zone at a moment. */
export interface WallClock {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  /** 0 for a Sunday. */
  weekday: number;
  /** YYYY-MM-DD. */
  date: string;
  /** HH:MM:SS. */
  time: string;
  /** Days since 1970 by the calendar of the zone. */
  days: number;
  /** Offset from UTC in minutes. */
  offset: number;
}

interface Zone {
  /** Winter offset from UTC in minutes. */
  winter: number;
  /** Moments of a year at which clocks go forward and back by an hour. */
  changes?: (year: number) => [number, number];
}

const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

// Offsets and changes are hard-coded: formatters, which the code uses, must not determine the expected values.
const zones: Readonly<Record<string, Zone>> = {
  'Europe/Moscow': { winter: 180 },
  'Asia/Yekaterinburg': { winter: 300 },
  'Asia/Kamchatka': { winter: 720 },
  'Asia/Kolkata': { winter: 330 },
  'Europe/London': {
    winter: 0,
    changes: (year) => [sundayFrom(year, 2, 25) + hourMs, sundayFrom(year, 9, 25) + hourMs],
  },
  'America/New_York': {
    winter: -300,
    changes: (year) => [sundayFrom(year, 2, 8) + 7 * hourMs, sundayFrom(year, 10, 1) + 6 * hourMs],
  },
  'America/Los_Angeles': {
    winter: -480,
    changes: (year) => [sundayFrom(year, 2, 8) + 10 * hourMs, sundayFrom(year, 10, 1) + 9 * hourMs],
  },
};

/** Zones east and west of Moscow, some with summer time, one off the whole hour. */
export const ZONES: readonly string[] = Object.keys(zones);

/** Returns the clock and the calendar of one of `ZONES` or of UTC, without `Intl`. */
export function wallClock(at: number, zone: string): WallClock {
  const offset = offsetAt(at, zone);
  const local = new Date(at + offset * minuteMs);
  const text = local.toISOString();
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    date: text.slice(0, 10),
    time: text.slice(11, 19),
    days: Math.floor(local.getTime() / dayMs),
    offset,
  };
}

/** Formats a moment in Russian as the portal does, with breaking spaces. */
export function written(at: number, zone: string, now: number) {
  const [wall, today] = [wallClock(at, zone), wallClock(now, zone)];
  const dayAndMonth = `${wall.day} ${months[wall.month - 1]}`;
  const date = `${dayAndMonth} ${wall.year}`;
  const shortDate = wall.year === today.year ? dayAndMonth : date;
  const near = ['Сегодня', 'Завтра'][wall.days - today.days] ?? null;
  const time = wall.time.slice(0, 5);
  const label = labelOf(zone, wall.offset);
  return { dayAndMonth, date, shortDate, near, day: near ?? shortDate, time, label, timeInZone: `${time} ${label}` };
}

function labelOf(zone: string, offset: number): string {
  if (zone === 'Europe/Moscow') return 'МСК';
  if (offset === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `UTC${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${minutes}`}`;
}

/** Replaces all spaces by breaking ones. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}

/** Returns the plain text of HTML and its fields, with line breaks instead of tags. */
export function textIn(html: string): string {
  return plain(html.replace(/ value="([^"]*)"/g, '>$1<').replace(/(<[^>]*>)+/g, '|'));
}

/**
 * Returns the first moment of a day, YYYY-MM-DD, in one of `ZONES` or in UTC: none of them changes its clocks at
 * midnight.
 */
export function midnightOf(date: string, zone: string): number {
  const utc = Date.parse(date);
  return utc - offsetAt(utc - offsetAt(utc, zone) * minuteMs, zone) * minuteMs;
}

/**
 * Checks a property at moments within four hours of a midnight in Moscow, in UTC or in the zone, of New Year and of a
 * clock change, for every zone. `now` is such a moment too, mostly within three days of `at`. `numRuns`: for slow
 * properties.
 */
export function nearBorders(promise: (at: number, zone: string, now: number) => void, numRuns?: number): void {
  fc.assert(
    fc.property(zoneAndMoments, ({ at, now, zone }) => {
      promise(at, zone, now);
    }),
    { examples: longAndShortDays, ...(numRuns !== undefined && { numRuns }) },
  );
}

/** First to last moments of the days of 23 and 25 hours: random values rarely cover both ends of one. */
const longAndShortDays = Object.entries(zones).flatMap(([zone, { changes }]) =>
  (changes?.(2026) ?? []).map((change) => {
    const ends = { at: midnightNear(change, 1, zone) - 1, now: midnightNear(change, 0, zone) };
    return [{ zone, ...ends }] as [typeof ends & { zone: string }];
  }),
);

const zoneAndMoments = fc.constantFrom(...ZONES).chain((zone) =>
  borderIn(zone).chain((border) =>
    fc.record({
      zone: fc.constant(zone),
      at: around(border),
      now: fc.oneof(
        {
          weight: 4,
          arbitrary: fc.integer({ min: -3, max: 3 }).chain((days) => around(midnightNear(border, days, zone))),
        },
        { weight: 1, arbitrary: borderIn(zone).chain(around) },
      ),
    }),
  ),
);

function borderIn(zone: string): fc.Arbitrary<number> {
  const change = clockChange(zone);
  const anyDay = fc.nat(5 * 365).map((days) => Date.UTC(2024, 0, 1) + days * dayMs);
  const newYear = fc.constantFrom(2025, 2026, 2027).map((year) => Date.UTC(year, 0, 1, 12));
  const daysAround = fc.tuple(change, fc.constantFrom(-1, 0, 1)).map(([at, days]) => at + days * dayMs);
  const midnight = fc
    .tuple(fc.oneof(anyDay, newYear, daysAround), fc.constantFrom('Europe/Moscow', 'UTC', zone))
    .map(([at, of]) => midnightNear(at, 0, of));
  return fc.oneof({ weight: 4, arbitrary: midnight }, { weight: 1, arbitrary: change });
}

/** Generates moments within four hours, often less than a second away. */
function around(border: number): fc.Arbitrary<number> {
  return fc
    .oneof(
      fc.integer({ min: -4 * hourMs, max: 4 * hourMs }),
      fc.integer({ min: -hourMs, max: hourMs }),
      fc.constantFrom(-1000, -1, 0, 1),
    )
    .map((ms) => border + ms);
}

/** Returns the first moment of the day of a moment, or of a later day. */
function midnightNear(at: number, days: number, zone: string): number {
  return midnightOf(new Date((wallClock(at, zone).days + days) * dayMs).toISOString().slice(0, 10), zone);
}

/** Generates the clock changes of a zone; in a zone without summer time, those of London. */
function clockChange(zone: string): fc.Arbitrary<number> {
  const changes = zones[zone]?.changes ?? zones['Europe/London']?.changes;
  return fc.constantFrom(...[2025, 2026, 2027].flatMap((year) => changes?.(year) ?? []));
}

function offsetAt(at: number, zone: string): number {
  const { winter, changes } = zones[zone] ?? { winter: 0 };
  const [forward, back] = changes?.(new Date(at).getUTCFullYear()) ?? [0, 0];
  return winter + (at >= forward && at < back ? 60 : 0);
}

/** Returns midnight UTC of the first Sunday from a day on; months from 0. */
function sundayFrom(year: number, month: number, day: number): number {
  const from = new Date(Date.UTC(year, month, day));
  return from.getTime() + ((7 - from.getUTCDay()) % 7) * dayMs;
}
