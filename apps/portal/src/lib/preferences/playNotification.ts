import { currentPreferences } from './preferences.ts';

export const defaultVolume = 0.2;
const address = '/sounds/notification.wav';

/** Plays the notification sound at the reader's volume; a browser stays silent before the first gesture. */
export async function playNotification(): Promise<void> {
  const sound = new Audio(address);
  sound.volume = currentPreferences().volume ?? defaultVolume;
  if (sound.volume > 0) await sound.play().catch(() => undefined);
}
