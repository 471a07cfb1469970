import { epochMs, formatDateTime, formatDay, formatTimeOfDay, type Moment, relativeDay } from '@otryv/race';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useNow } from '../provider/useNow.ts';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** An ISO text, milliseconds since the epoch, or nothing. */
  at: Moment;
  /** Parts to show: the day, the time, or both. Each time is followed by its zone. */
  show?: 'both' | 'day' | 'time';
  /** Lower-cases relative days for use within a sentence: «обновлено сегодня в 20:12 МСК». */
  inSentence?: boolean;
}

const minuteMs = 60_000;

/** A moment in the provider's time zone; near days are named. */
export function DateTime({ at, show = 'both', inSentence = false, ...props }: DateTimeProps) {
  const { locale, timeZone, messages } = useOtryv();
  const now = useNow(minuteMs);
  const ms = epochMs(at);
  const pattern = { locale, timeZone, now };
  const near = inSentence && show !== 'time' ? relativeDay(at, pattern)?.toLowerCase() : null;
  const absolute = { both: formatDateTime, day: formatDay, time: formatTimeOfDay }[show];
  const text = !near
    ? absolute(at, pattern)
    : show === 'day'
      ? near
      : messages.nearTime(near, formatTimeOfDay(at, pattern));

  return (
    <time {...props} dateTime={ms === null ? undefined : new Date(ms).toISOString()}>
      {text}
    </time>
  );
}
