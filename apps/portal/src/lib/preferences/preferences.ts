import type { ColumnLayout } from '@otryv/tables';
import type { Density } from '@otryv/ui';
import { useSyncExternalStore } from 'react';
import { deviceKeys, readStored, writeStored } from '../storage/storage.ts';
import { isColumnLayout } from './columnLayout.ts';

/** What this browser remembers of its reader. */
export interface Preferences {
  theme?: 'light' | 'dark';
  /** Times in the reader's own zone instead of Moscow's. */
  ownZone?: boolean;
  pageSize?: number;
  power?: 'wattsPerKg' | 'watts';
  rowDensity?: Density;
  /** The columns of the results table as the reader has arranged them. */
  resultColumns?: ColumnLayout;
  /** How loud a new message sounds, 0 to 1. */
  volume?: number;
}

const key = deviceKeys.preferences;
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
  resultColumns: isColumnLayout,
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
} satisfies Record<keyof Preferences, (value: unknown) => boolean>;

let current = knownOf(readStored(key));

/** What is known of a stored value; entries of another shape, from an older version or other code, are left out. */
export function knownOf(stored: unknown): Preferences {
  const known: Preferences = {};
  if (!isRecord(stored)) return known;
  for (const [name, isValid] of Object.entries(rules)) {
    const value: unknown = Reflect.get(Object(stored), name);
    if (isValid(value)) Reflect.set(known, name, value);
  }
  return known;
}

export function currentPreferences(): Preferences {
  return current;
}

/** Reads again what the browser remembers, as a new page does. */
export function reloadPreferences(): void {
  current = knownOf(readStored(key));
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
