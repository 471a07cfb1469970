import type { PowerUnit } from '@otryv/tables';
import { useAddressState } from '../navigation/useAddressState.ts';
import { setPreferences, usePreferences } from './preferences.ts';

const none = { power: '' };

/** Returns watts or watts per kilogram: from the URL, else the last choice. */
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
