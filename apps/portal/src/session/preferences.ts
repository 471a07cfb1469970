import type { Density } from '@otryv/ui';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

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

const isOneOf =
  (...choices: readonly unknown[]) =>
  (value: unknown) =>
    choices.includes(value);
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const rules = {
  theme: isOneOf('light', 'dark'),
  ownZone: isOneOf(true, false),
  pageSize: isOneOf(5, 10, 15, 20, 25, 50),
  power: isOneOf('wattsPerKg', 'watts'),
  rowDensity: isOneOf('compact', 'standard', 'comfortable'),
  resultColumns: (value: unknown) => isRecord(value) && Object.values(Object(value)).every(isOneOf(true, false)),
} satisfies Record<keyof Preferences, (value: unknown) => boolean>;

let current = load();

/** Reads what is stored; an entry that an older version, or somebody else, wrote differently is left out. */
function load(): Preferences {
  const known: Preferences = {};
  const stored = readStored(key);
  if (!isRecord(stored)) return known;
  for (const [name, isValid] of Object.entries(rules)) {
    const value: unknown = Reflect.get(Object(stored), name);
    if (isValid(value)) Reflect.set(known, name, value);
  }
  return known;
}

/** Remembers changes; without storage they hold until the page is closed. */
export function setPreferences(changes: Preferences): void {
  current = { ...current, ...changes };
  writeStored(key, current);
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
