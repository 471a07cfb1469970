import { IconButton } from '@otryv/ui';
import { Moon, Sun } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { setPreferences, usePreferences } from '../session/preferences.ts';

const darkSystem = '(prefers-color-scheme: dark)';

/** Switches between light and dark; until then the system's theme holds. */
export function ThemeSwitch() {
  const { theme: messages } = useMessages();
  const { theme } = usePreferences();
  const isDark = useTheme() === 'dark';

  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? messages.toLight : messages.toDark}
      onClick={() => setPreferences({ theme: isDark ? 'light' : 'dark' })}
    />
  );
}

function useTheme(): 'light' | 'dark' {
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
  return theme ?? (isSystemDark ? 'dark' : 'light');
}
