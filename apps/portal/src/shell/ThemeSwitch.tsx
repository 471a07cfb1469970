import { IconButton } from '@otryv/ui';
import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import { setPreferences, usePreferences } from '../session/preferences.ts';

/** Switches between light and dark; until then the system's theme holds. */
export function ThemeSwitch() {
  const { theme: messages } = useMessages();
  const { theme } = usePreferences();
  const isDark = (theme ?? systemTheme()) === 'dark';

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

function systemTheme(): 'light' | 'dark' {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
