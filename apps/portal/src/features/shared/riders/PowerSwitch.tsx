import type { PowerUnit } from '@otryv/tables';
import { SegmentedControl } from '@otryv/ui';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { usePowerUnit } from '../../../lib/preferences/usePowerUnit.ts';
import { AddressChoices } from '../../../lib/withoutScripts/AddressChoices.tsx';
import { ru as powerMessages } from './messages/ru.ts';

/** Switches the whole page between watts and watts per kilogram. */
export function PowerSwitch() {
  const { label, options, value, choose } = usePowerChoice();

  return (
    <>
      <SegmentedControl<PowerUnit> {...{ label, options, value }} onChange={choose} />
      <PowerChoices />
    </>
  );
}

/** Renders the same for readers without scripts; on its own if a table has the switch itself. */
export function PowerChoices() {
  const { label, options, value } = usePowerChoice();

  return <AddressChoices name="power" {...{ label, options, value }} usual="wattsPerKg" />;
}

function usePowerChoice() {
  const messages = useMessages(powerMessages);
  const [value, choose] = usePowerUnit();
  const options: { value: PowerUnit; label: string }[] = [
    { value: 'wattsPerKg', label: messages.wattsPerKg },
    { value: 'watts', label: messages.watts },
  ];

  return { label: messages.power, options, value, choose };
}
