import { useEffect, useRef } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { call } from '../../../lib/api/client.ts';
import {
  currentPreferences,
  knownOf,
  type Preferences,
  takePreferences,
  usePreferences,
} from '../../../lib/preferences/preferences.ts';
import { useUser } from '../../../lib/session/sessionStore.ts';

const quietMs = 1000;

/**
 * Syncs the preferences of a signed-in reader between browsers: on sign-in those of the account replace the local ones,
 * and later changes are saved to the account. After a failure they stay in this browser.
 */
export function usePreferenceSync(): void {
  const userId = useUser()?.id;
  const preferences = usePreferences();
  /** Preferences saved in the account; `null` before they are loaded. */
  const saved = useRef<Preferences | null>(null);
  const save = useDebouncedCallback(async () => {
    const changes = changesOf(saved.current ?? {}, currentPreferences());
    saved.current = currentPreferences();
    if (Object.keys(changes).length === 0) return;
    await call('PUT', '/api/race/profile/preferences', { body: { preferences: changes } }).catch(() => undefined);
  }, quietMs);

  useEffect(() => {
    if (userId === undefined) return;
    let isOpen = true;
    const read = async () => {
      const { data } = await call('GET', '/api/race/profile/preferences');
      if (!isOpen) return;
      saved.current = preferencesOf(data);
      takePreferences(userId, saved.current);
      void save();
    };
    read().catch(() => undefined);
    return () => {
      isOpen = false;
      saved.current = null;
      save.cancel();
    };
  }, [userId, save]);

  useEffect(() => {
    if (preferences !== saved.current && saved.current !== null) void save();
  }, [preferences, save]);
}

/** Parses the preferences of an account, each stored as JSON text. */
function preferencesOf(texts: Readonly<Record<string, string>>): Preferences {
  return knownOf(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parsed(text)])));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function changesOf(before: Preferences, now: Preferences): Record<string, string> {
  const entries = Object.entries<unknown>({ ...now }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries
      .map(([name, value]) => [name, JSON.stringify(value)] as const)
      .filter(([name, text]) => text !== JSON.stringify(Reflect.get(before, name))),
  );
}
