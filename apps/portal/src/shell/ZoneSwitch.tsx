import { zoneLabel } from '@otryv/race';
import { Button, Icon, useNow, useOtryv } from '@otryv/ui';
import { Clock } from 'lucide-react';
import { useMessages } from '../messages/useMessages.ts';
import { setPreferences, usePreferences } from '../session/preferences.ts';

const hourMs = 3_600_000;

export const moscow = 'Europe/Moscow';

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Shows the times of the whole portal in Moscow's or in the reader's zone. */
export function ZoneSwitch() {
  const { zone: messages } = useMessages();
  const { ownZone: isOwn = false } = usePreferences();
  const { locale } = useOtryv();
  const label = zoneLabel(isOwn ? ownZone() : moscow, useNow(hourMs), locale);

  return (
    <Button
      kind="quiet"
      aria-label={isOwn ? messages.toMoscow(label) : messages.toOwn(label)}
      onClick={() => setPreferences({ ownZone: !isOwn })}
    >
      <Icon of={Clock} /> {label}
    </Button>
  );
}
