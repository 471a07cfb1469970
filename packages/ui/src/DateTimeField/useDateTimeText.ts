import { epochMs, zoneLabel } from '@otryv/race';
import { useState } from 'react';
import { dateTimeCatalogues } from '../provider/dateTimeMessages.ts';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useMessages } from '../provider/useMessages.ts';
import { formatWallTime, parseWallTime, type WallTime, type WallTimeDefaults, withDefaults } from './wallTime.ts';
import { afterGap, instantsOf, wallTimeAt } from './zonedTime.ts';

export interface DateTimeBounds {
  /** The earliest time allowed, ISO 8601. */
  min?: string | undefined;
  /** The latest time allowed, ISO 8601. */
  max?: string | undefined;
}

interface Typed {
  text: string;
  value: string | null;
  /** The entered time, if it is skipped by DST in the zone. */
  skipped?: string;
  isLeft?: boolean;
}

/** Manages the text, the errors and the instant of a date-time field. */
export function useDateTimeText(
  value: string | null,
  onChange: (value: string | null) => void,
  bounds: DateTimeBounds,
  whenEmpty: WallTimeDefaults | undefined,
) {
  const { locale, timeZone } = useOtryv();
  const messages = useMessages(dateTimeCatalogues);
  const [typed, setTyped] = useState<Typed | null>(null);
  const at = epochMs(value);
  const wall = at === null ? null : wallTimeAt(at, timeZone);
  const settled = wall ? formatWallTime(wall) : '';
  const current = typed !== null && typed.value === value ? typed : null;
  const text = current?.text ?? settled;
  const zoned = (ms: number) => `${formatWallTime(wallTimeAt(ms, timeZone))}\u00A0${zoneLabel(timeZone, ms, locale)}`;

  const set = (asked: WallTime | null, written: string) => {
    const [instant] = asked ? instantsOf(asked, timeZone) : [];
    const taken = asked ? new Date(instant ?? afterGap(asked, timeZone)).toISOString() : null;
    const isSkipped = asked !== null && instant === undefined;
    setTyped({ text: written, value: taken, ...(isSkipped && { skipped: formatWallTime(asked) }) });
    onChange(taken);
  };

  return {
    at,
    wall,
    text,
    notice: current?.skipped && at !== null ? messages.skipped(current.skipped, zoned(at)) : undefined,
    fault: faultOf(),
    /** Both instants, if this time occurs twice in the zone. */
    twins: wall ? instantsOf(wall, timeZone) : [],
    type: (written: string) => set(parseTyped(written), written),
    pick: (asked: WallTime) => set(asked, formatWallTime(asked)),
    leave: () => {
      if (whenEmpty?.date && text.trim() === '') fill(withDefaults('', whenEmpty));
      else if (current) setTyped({ ...current, text: at === null ? current.text : settled, isLeft: true });
    },
  };

  function fill(written: string) {
    set(parseWallTime(written), written);
  }

  function parseTyped(written: string): WallTime | null {
    const isBlank = written.trim() === '';
    return parseWallTime(whenEmpty && !isBlank ? withDefaults(written, whenEmpty) : written);
  }

  function faultOf(): string | undefined {
    if (at === null) return current?.isLeft && text.trim() !== '' ? messages.notATime : undefined;
    const least = epochMs(bounds.min);
    const most = epochMs(bounds.max);
    if (least !== null && at < least) return messages.notBefore(zoned(least));
    return most !== null && at > most ? messages.notAfter(zoned(most)) : undefined;
  }
}
