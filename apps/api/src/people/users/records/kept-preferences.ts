import type { Preferences } from '@otryv/contract';

const mostKeys = 100;
const mostCharacters = 100_000;

export interface PreferenceChanges {
  set: Preferences;
  dropped: string[];
}

/**
 * Computes which preferences to store and which to drop, so that an account keeps the latest ones and does not grow
 * without bound.
 */
export function keptPreferences(former: Preferences, added: Preferences): PreferenceChanges {
  const older = Object.entries(former).filter(([key]) => !Object.hasOwn(added, key));
  const set: [string, string][] = [];
  const dropped: string[] = [];
  let characters = 0;
  for (const [index, [key, value]] of [...older, ...Object.entries(added)].toReversed().entries()) {
    characters += key.length + value.length;
    if (index >= mostKeys || characters > mostCharacters) dropped.push(key);
    else if (Object.hasOwn(added, key)) set.push([key, value]);
  }
  return { set: Object.fromEntries(set), dropped: dropped.filter((key) => Object.hasOwn(former, key)) };
}
