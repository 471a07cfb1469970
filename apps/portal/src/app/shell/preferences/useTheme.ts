import { useEffect, useSyncExternalStore } from 'react';
import { type Preferences, setPreferences, usePreferences } from '../../../lib/preferences/preferences.ts';

const darkSystem = '(prefers-color-scheme: dark)';

/** Returns the theme of the portal: the reader's choice, or else the system theme. */
export function useTheme() {
  const { theme } = usePreferences();
  const isSystemDark = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(darkSystem);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(darkSystem).matches,
    () => false,
  );

  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);

  return {
    isDark: theme ? theme === 'dark' : isSystemDark,
    setTheme: (chosen: NonNullable<Preferences['theme']>) => setPreferences({ theme: chosen }),
  };
}
