import { type PageSettings, settingCookies, settingsOf } from '@otryv/contract/cookies';

const yearInSeconds = 31_536_000;

type Setting = keyof PageSettings;

/** The settings that the server is given by this browser; the defaults where there is no browser. */
export function readSettings(): PageSettings {
  return settingsOf(cookies());
}

/** Whether a setting was ever written here, be it the default. */
export function isWritten(setting: Setting): boolean {
  return cookies()
    .split('; ')
    .some((cookie) => cookie.startsWith(`${settingCookies[setting]}=`));
}

/** Writes the settings that have changed, and no other: a cookie is there only for a reader who has chosen. */
export function writeSettings(before: PageSettings, after: PageSettings): void {
  for (const setting of ['theme', 'timeZone', 'density'] as const) {
    if (after[setting] !== before[setting]) writeSetting(setting, after[setting]);
  }
}

/** The reader's own zone, in the spelling that is read back; Moscow's where the browser has no name for it. */
export function zoneOfBrowser(): string {
  // biome-ignore lint/plugin: This is where the zone of the reader comes from.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return settingsOf(`${settingCookies.timeZone}=${timeZone}`).timeZone;
}

function writeSetting(setting: Setting, value: string | null): void {
  const age = value === null ? -1 : yearInSeconds;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API does not exist in every browser, nor over http.
  document.cookie = `${settingCookies[setting]}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`;
}

function cookies(): string {
  return typeof document === 'undefined' ? '' : document.cookie;
}
