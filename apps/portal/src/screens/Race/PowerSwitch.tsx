import type { PowerUnit } from '@otryv/tables';
import { SegmentedControl } from '@otryv/ui';
import { useMessages } from '../../messages/useMessages.ts';
import { setPreferences, usePreferences } from '../../session/preferences.ts';
import { useAddressState } from '../../session/useAddressState.ts';

const none = { power: '' };

/** Watts or watts per kilogram: as the address says, else as chosen last. */
export function usePowerUnit(): [PowerUnit, (unit: PowerUnit) => void] {
  const [{ power }, change] = useAddressState(none);
  const { power: remembered = 'wattsPerKg' } = usePreferences();
  const unit = power === 'watts' || power === 'wattsPerKg' ? power : remembered;
  return [
    unit,
    (chosen) => {
      setPreferences({ power: chosen });
      change({ power: chosen });
    },
  ];
}

export function PowerSwitch() {
  const { race } = useMessages();
  const [unit, choose] = usePowerUnit();

  return (
    <SegmentedControl<PowerUnit>
      label={race.power}
      options={[
        { value: 'wattsPerKg', label: race.wattsPerKg },
        { value: 'watts', label: race.watts },
      ]}
      value={unit}
      onChange={choose}
    />
  );
}
