import { zoneLabel } from '@otryv/race';
import { useNow, useOtryv } from '@otryv/ui';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { setPreferences, usePreferences } from '../../lib/preferences/preferences.ts';

const hourMs = 3_600_000;

const moscow = 'Europe/Moscow';

/** The zone in which the whole portal shows its times: Moscow's, or the reader's own. */
export function useTimeZone(): string {
  const { ownZone: isOwn = false } = usePreferences();
  // biome-ignore lint/plugin: This is where the zone of the reader comes from.
  return isOwn ? Intl.DateTimeFormat().resolvedOptions().timeZone : moscow;
}

/** The zone by its short name, and the switch to the other one. */
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
