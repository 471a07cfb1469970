/** A reader's page settings, as far as the server needs them for rendering. */
export interface PageSettings {
  /** IANA name of the time zone of all times. */
  timeZone: string;
  /** `null` follows the system. */
  theme: 'light' | 'dark' | null;
  density: 'compact' | 'standard' | 'comfortable';
}

/** Names of the settings cookies. Values are written unescaped: none has a character that a cookie must escape. */
export const settingCookies = { theme: 'otryv_theme', timeZone: 'otryv_zone', density: 'otryv_density' } as const;

/** Settings of a reader who has not changed any. */
export const defaultSettings: PageSettings = { timeZone: 'Europe/Moscow', theme: null, density: 'compact' };

const themes = ['light', 'dark'] as const;
const densities = ['compact', 'standard', 'comfortable'] as const;
// An offset such as +03:00 is not a name, although Intl accepts it as a zone.
const zoneName = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** Parses the settings in a Cookie header, or in `document.cookie`; missing or invalid ones use their defaults. */
export function settingsOf(cookies: string): PageSettings {
  const cookieOf = (name: string) => {
    const pair = cookies.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
    return pair?.slice(pair.indexOf('=') + 1).trim();
  };
  const theme = cookieOf(settingCookies.theme);
  const density = cookieOf(settingCookies.density);
  return {
    timeZone: zoneOf(cookieOf(settingCookies.timeZone)) ?? defaultSettings.timeZone,
    theme: themes.find((each) => each === theme) ?? defaultSettings.theme,
    density: densities.find((each) => each === density) ?? defaultSettings.density,
  };
}

/** Returns the canonical spelling of a zone: Intl accepts names in any case. */
export function zoneOf(name = ''): string | null {
  if (!zoneName.test(name)) return null;
  try {
    // biome-ignore lint/plugin: It checks a name, formatting no day.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
