import type { PowerUnit } from '@otryv/tables';
import { SegmentedControl } from '@otryv/ui';
import { usePowerUnit } from '../../../lib/preferences/usePowerUnit.ts';
import { usePowerMessages } from './messages/usePowerMessages.ts';

/** Watts or watts per kilogram, for the whole page. */
export function PowerSwitch() {
  const words = usePowerMessages();
  const [unit, choose] = usePowerUnit();

  return (
    <SegmentedControl<PowerUnit>
      label={words.power}
      options={[
        { value: 'wattsPerKg', label: words.wattsPerKg },
        { value: 'watts', label: words.watts },
      ]}
      value={unit}
      onChange={choose}
    />
  );
}
