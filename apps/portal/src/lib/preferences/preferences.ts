import { defaultSettings, type PageSettings } from '@otryv/contract/cookies';
import type { ColumnLayout } from '@otryv/tables';
import type { Density } from '@otryv/ui';
import { createContext, use, useSyncExternalStore } from 'react';
import { deviceKeys, readStored, writeStored } from '../storage/storage.ts';
import { isColumnLayout } from './columnLayout.ts';
import { isWritten, readSettings, writeSettings, zoneOfBrowser } from './settingsCookies.ts';

/**
 * Preferences of the reader that this browser keeps: theme, zone and density in cookies, for the server, the others in
 * its storage.
 */
export interface Preferences {
  theme?: 'light' | 'dark';
  /** Whether times are in the reader's own zone instead of Moscow's. */
  ownZone?: boolean;
  pageSize?: number;
  power?: 'wattsPerKg' | 'watts';
  rowDensity?: Density;
  /** Columns of the results table as arranged by the reader. */
  resultColumns?: ColumnLayout;
  /** Volume of the notification sound, 0 to 1. */
  volume?: number;
}

const key = deviceKeys.preferences;
const noneOfAccount = {
  pageSize: undefined,
  power: undefined,
  resultColumns: undefined,
  volume: undefined,
} satisfies Partial<Preferences>;
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

/** Preferences, and the settings derived from them for the server. */
interface Remembered {
  preferences: Preferences;
  settings: PageSettings;
}

let current: Remembered;
/** Settings that the server received when it rendered this page. */
let served: Remembered;

reloadPreferences();

/**
 * Returns the known parts of a stored value; entries of another shape, from an older version or other code, are
 * dropped.
 */
export function knownOf(stored: unknown): Preferences {
  const known: Preferences = {};
  if (!isRecord(stored)) return known;
  for (const [name, isValid] of Object.entries(rules)) {
    const value: unknown = Reflect.get(Object(stored), name);
    if (isValid(value)) Reflect.set(known, name, value);
  }
  return known;
}

/** Returns the preferences that the settings express; a default counts as no choice. */
export function rememberedOf(settings: PageSettings, others: Preferences = {}): Remembered {
  const { theme, timeZone, density } = settings;
  const preferences: Preferences = { ...others };
  if (theme !== null) preferences.theme = theme;
  if (timeZone !== defaultSettings.timeZone) preferences.ownZone = true;
  if (density !== defaultSettings.density) preferences.rowDensity = density;
  return { preferences, settings };
}

/**
 * Returns the settings of preferences. The local zone is the one at the moment it was chosen, as the server has no
 * other.
 */
function settingsFor({ theme, ownZone, rowDensity }: Preferences, former: string): PageSettings {
  const own = former === defaultSettings.timeZone ? zoneOfBrowser : () => former;
  return {
    theme: theme ?? null,
    timeZone: ownZone ? own() : defaultSettings.timeZone,
    density: rowDensity ?? defaultSettings.density,
  };
}

export function currentPreferences(): Preferences {
  return current.preferences;
}

/** Reloads the stored preferences, as a new page does. */
export function reloadPreferences(): void {
  const settings = readSettings();
  served = rememberedOf(settings);
  current = rememberedOf(...carriedOver(settings));
}

/** Adds settings that an earlier version kept in localStorage, migrating them to cookies once. */
function carriedOver(settings: PageSettings): [PageSettings, Preferences] {
  const { theme, ownZone, rowDensity, ...others } = knownOf(readStored(key));
  if (theme === undefined && ownZone === undefined && rowDensity === undefined) return [settings, others];
  const stored = settingsFor({ theme, ownZone, rowDensity }, settings.timeZone);
  const carried = {
    theme: isWritten('theme') ? settings.theme : stored.theme,
    timeZone: isWritten('timeZone') ? settings.timeZone : stored.timeZone,
    density: isWritten('density') ? settings.density : stored.density,
  };
  writeSettings(settings, carried);
  writeStored(key, others);
  return [carried, others];
}

/** Saves changes; without storage or cookies they last until the page is closed. */
export function setPreferences(changes: Preferences): void {
  const preferences = { ...current.preferences, ...changes };
  const { theme, ownZone, rowDensity, ...others } = preferences;
  const settings = settingsFor({ theme, ownZone, rowDensity }, current.settings.timeZone);
  writeSettings(current.settings, settings);
  writeStored(key, others);
  current = { preferences, settings };
  for (const listener of listeners) listener();
}

/**
 * Replaces the preferences of this browser by those of an account. What another account has left is removed, or it
 * would be saved to this one; theme, zone and density belong to the browser, and a guest's choices go to the account.
 */
export function takePreferences(accountId: string, saved: Preferences): void {
  const owner = readStored(deviceKeys.preferencesOwner);
  writeStored(deviceKeys.preferencesOwner, accountId);
  const isOthers = owner !== undefined && owner !== accountId;
  setPreferences({ ...(isOthers && noneOfAccount), ...saved });
}

/**
 * Settings with which the server rendered the page, if it states them: a page from the history may be older than the
 * cookies.
 */
export const Served = createContext<Remembered | null>(null);

function useRemembered(): Remembered {
  const given = use(Served);
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => given ?? served,
  );
}

export function usePreferences(): Preferences {
  return useRemembered().preferences;
}

/** Returns the zone in which the whole portal shows its times: Moscow's, or the reader's own. */
export function useTimeZone(): string {
  return useRemembered().settings.timeZone;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
