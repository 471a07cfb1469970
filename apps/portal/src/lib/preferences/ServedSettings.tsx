import type { PageSettings } from '@otryv/contract/cookies';
import { type ReactNode, useMemo } from 'react';
import { rememberedOf, Served } from './preferences.ts';

export interface ServedSettingsProps {
  settings: PageSettings;
  children: ReactNode;
}

/** Provides the settings with which a server renders the page and the browser's first render repeats it. */
export function ServedSettings({ settings, children }: ServedSettingsProps) {
  return <Served value={useMemo(() => rememberedOf(settings), [settings])}>{children}</Served>;
}
