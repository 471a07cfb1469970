import type { PowerUnit } from '@otryv/tables';
import { SegmentedControl } from '@otryv/ui';
import { usePowerUnit } from '../../../lib/preferences/usePowerUnit.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { usePowerMessages } from './messages/usePowerMessages.ts';

/** Watts or watts per kilogram, for the whole page. */
export function PowerSwitch() {
  const words = usePowerMessages();
  const [unit, choose] = usePowerUnit();

  const options = [
    { value: 'wattsPerKg' as const, label: words.wattsPerKg },
    { value: 'watts' as const, label: words.watts },
  ];

  return (
    <>
      <SegmentedControl<PowerUnit> label={words.power} options={options} value={unit} onChange={choose} />
      <AddressChoices name="power" label={words.power} options={options} value={unit} usual="wattsPerKg" />
    </>
  );
}
