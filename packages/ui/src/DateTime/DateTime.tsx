import { epochMs, formatDateTime, formatDay, formatTimeOfDay, type Moment } from '@otryv/race';
import type { ComponentPropsWithRef } from 'react';
import { useOtryv } from '../provider/OtryvProvider.tsx';
import { useNow } from '../provider/useNow.ts';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children' | 'dateTime'> {
  /** An ISO text, milliseconds since the epoch, or nothing. */
  at: Moment;
  /** The day and the time, or one of them. The zone stands beside every time. */
  show?: 'both' | 'day' | 'time';
}

const minuteMs = 60_000;

/** A moment in the provider's zone, near days by name. */
export function DateTime({ at, show = 'both', ...props }: DateTimeProps) {
  const { locale, timeZone } = useOtryv();
  const now = useNow(minuteMs);
  const ms = epochMs(at);
  const pattern = { locale, timeZone, now };
  const text = { both: formatDateTime, day: formatDay, time: formatTimeOfDay }[show](at, pattern);

  return (
    <time {...props} dateTime={ms === null ? undefined : new Date(ms).toISOString()}>
      {text}
    </time>
  );
}
