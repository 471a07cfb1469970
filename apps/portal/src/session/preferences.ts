import type { Density } from '@otryv/ui';
import { useSyncExternalStore } from 'react';

/** What this browser remembers of its reader. */
export interface Preferences {
  theme?: 'light' | 'dark';
  /** Times in the reader's own zone instead of Moscow's. */
  ownZone?: boolean;
  pageSize?: number;
  power?: 'wattsPerKg' | 'watts';
  rowDensity?: Density;
  /** Columns of the results table that were switched on or off by hand. */
  resultColumns?: Record<string, boolean>;
}

const key = 'otryv_preferences';
const listeners = new Set<() => void>();
let current = load();

function load(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return stored && typeof stored === 'object' ? stored : {};
  } catch {
    return {};
  }
}

/** Remembers changes; without storage they hold until the page is closed. */
export function setPreferences(changes: Preferences): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Storage may be full or forbidden.
  }
  for (const listener of listeners) listener();
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => current,
  );
}
