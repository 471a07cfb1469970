import { IconButton } from '@otryv/ui';
import { Moon, Sun } from 'lucide-react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useTheme } from './useTheme.ts';

/** Switches between light and dark; until then the system theme applies. */
export function ThemeSwitch() {
  const { theme: messages } = useMessages();
  const { isDark, setTheme } = useTheme();

  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? messages.toLight : messages.toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
}
