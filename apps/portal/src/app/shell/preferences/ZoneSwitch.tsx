import { Button, Icon } from '@otryv/ui';
import { Clock } from 'lucide-react';
import { useZone } from './useZone.ts';

/** Switches the times of the whole portal between Moscow's and the reader's time zone. */
export function ZoneSwitch() {
  const { label, change, toggle } = useZone();

  return (
    <Button kind="quiet" aria-label={change} onClick={toggle}>
      <Icon of={Clock} /> {label}
    </Button>
  );
}
