import { Button, Icon } from '@otryv/ui';
import { Clock } from 'lucide-react';
import { useZone } from './useZone.ts';

/** Shows the times of the whole portal in Moscow's or in the reader's zone. */
export function ZoneSwitch() {
  const { label, change, toggle } = useZone();

  return (
    <Button kind="quiet" aria-label={change} onClick={toggle}>
      <Icon of={Clock} /> {label}
    </Button>
  );
}
