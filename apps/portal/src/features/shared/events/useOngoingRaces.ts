import type { OngoingRaces } from '@otryv/contract';
import { useNow } from '@otryv/ui';
import { useEffect, useEffectEvent } from 'react';
import { type Reading, useRead } from '../../../lib/api/useRead.ts';

const minuteMs = 60_000;

/** Returns the ongoing races; reloads them when the race of `nextStart` starts. */
export function useOngoingRaces(nextStart?: string): Reading<OngoingRaces> {
  const reading = useRead('/api/race/events/ongoing', {});
  const now = useNow(minuteMs);
  const hasBegun = nextStart !== undefined && Date.parse(nextStart) <= now;
  const reload = useEffectEvent(reading.reload);

  useEffect(() => {
    if (hasBegun) reload();
  }, [hasBegun]);

  const data = reading.data && {
    ...reading.data,
    data: reading.data.data.filter(({ until }) => Date.parse(until) > now),
  };
  return { ...reading, data };
}
