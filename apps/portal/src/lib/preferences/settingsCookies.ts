import { type PageSettings, settingCookies, settingsOf } from '@otryv/contract/cookies';

const yearInSeconds = 31_536_000;

type Setting = keyof PageSettings;

/** Returns the settings that this browser sends to the server; the defaults outside a browser. */
export function readSettings(): PageSettings {
  return settingsOf(cookies());
}

/** Whether a setting was ever written here, even as the default. */
export function isWritten(setting: Setting): boolean {
  return cookies()
    .split('; ')
    .some((cookie) => cookie.startsWith(`${settingCookies[setting]}=`));
}

/** Writes the changed settings only: a cookie exists only for a reader who has made a choice. */
export function writeSettings(before: PageSettings, after: PageSettings): void {
  for (const setting of ['theme', 'timeZone', 'density'] as const) {
    if (after[setting] !== before[setting]) writeSetting(setting, after[setting]);
  }
}

/** Returns the reader's zone, normalized for reading back; Moscow's if the browser has no name for it. */
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
