import { currentPreferences } from './preferences.ts';

export const defaultVolume = 0.2;
const address = '/sounds/notification.wav';

/** Plays the sound of a new message as loud as the reader likes it; a browser stays silent before the first gesture. */
export async function playNotification(): Promise<void> {
  const sound = new Audio(address);
  sound.volume = currentPreferences().volume ?? defaultVolume;
  if (sound.volume > 0) await sound.play().catch(() => undefined);
}
