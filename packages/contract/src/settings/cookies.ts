/** How a reader wants the pages, as far as the server has to know it before it renders one. */
export interface PageSettings {
  /** IANA name of the zone in which all times are shown. */
  timeZone: string;
  /** `null` follows the system. */
  theme: 'light' | 'dark' | null;
  density: 'compact' | 'standard' | 'comfortable';
}

/** The cookies that hold them. Each value is written as it is: none has a character that a cookie must escape. */
export const settingCookies = { theme: 'otryv_theme', timeZone: 'otryv_zone', density: 'otryv_density' } as const;

/** What a reader sees who has changed nothing. */
export const defaultSettings: PageSettings = { timeZone: 'Europe/Moscow', theme: null, density: 'compact' };

const themes = ['light', 'dark'] as const;
const densities = ['compact', 'standard', 'comfortable'] as const;
// An offset such as +03:00 is no name, although Intl takes it for a zone.
const zoneName = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** The settings in a Cookie header, or in `document.cookie`; the default for each that is missing or invalid. */
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

/** One spelling of each zone: Intl takes a name in any case. */
export function zoneOf(name = ''): string | null {
  if (!zoneName.test(name)) return null;
  try {
    // biome-ignore lint/plugin: It writes no day, it checks a name.
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
