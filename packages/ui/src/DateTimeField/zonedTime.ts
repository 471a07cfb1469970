import { utcOf, type WallTime } from './wallTime.ts';

const dayMs = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the wall time of a zone at an instant in epoch ms. */
export function wallTimeAt(at: number, timeZone: string): WallTime {
  const parts = new Map(
    formatter(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  };
}

/**
 * Returns the instants, in epoch ms and in order, of a wall time in a zone: usually one, two if clocks were set back
 * over it, none if they were set forward over it.
 */
export function instantsOf(wall: WallTime, timeZone: string): number[] {
  return candidates(wall, timeZone).filter((at) => utcOf(wallTimeAt(at, timeZone)) === utcOf(wall));
}

/** Returns the instant that replaces a time skipped by DST: later by the size of the gap. */
export function afterGap(wall: WallTime, timeZone: string): number {
  return Math.max(...candidates(wall, timeZone));
}

function candidates(wall: WallTime, timeZone: string): number[] {
  const utc = utcOf(wall);
  // A day before and a day after cover both offsets around any clock change.
  const offsets = [utc - dayMs, utc + dayMs].map((near) => offsetAt(near, timeZone));
  return [...new Set(offsets)].map((offset) => utc - offset).toSorted((a, b) => a - b);
}

function offsetAt(at: number, timeZone: string): number {
  return utcOf(wallTimeAt(at, timeZone)) - Math.floor(at / 1000) * 1000;
}

function formatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  // biome-ignore lint/plugin: borders.test.tsx reads it.
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
