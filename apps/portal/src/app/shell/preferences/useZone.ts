import { zoneLabel } from '@otryv/race';
import { useNow, useOtryv } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { setPreferences, usePreferences, useTimeZone } from '../../../lib/preferences/preferences.ts';

const hourMs = 3_600_000;

/** Returns the short name of the time zone, and a function that switches to the other one. */
export function useZone() {
  const { zone: messages } = useMessages();
  const { ownZone: isOwn = false } = usePreferences();
  const { locale } = useOtryv();
  const label = zoneLabel(useTimeZone(), useNow(hourMs), locale);

  return {
    label,
    change: isOwn ? messages.toMoscow(label) : messages.toOwn(label),
    toggle: () => setPreferences({ ownZone: !isOwn }),
  };
}
