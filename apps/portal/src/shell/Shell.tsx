import { AppShell, OtryvProvider, type ShellItem, useNow } from '@otryv/ui';
import { CalendarDays, Flag, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages/useMessages.ts';
import { paths } from '../paths.ts';
import { usePreferences } from '../session/preferences.ts';
import { CrumbsProvider, useCrumbs } from './crumbs.tsx';
import { useIsLoading } from './loading.ts';
import { renderRouterLink } from './renderRouterLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useArrival } from './useArrival.ts';
import { moscow, ownZone, ZoneSwitch } from './ZoneSwitch.tsx';

const dayMs = 86_400_000;

/** The frame of every screen, with the settings all components below it share. */
export function Shell({ children }: { children: ReactNode }) {
  const { ownZone: isOwn = false } = usePreferences();

  return (
    <OtryvProvider timeZone={isOwn ? ownZone() : moscow} renderLink={renderRouterLink}>
      <CrumbsProvider>
        <Frame>{children}</Frame>
      </CrumbsProvider>
    </OtryvProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const path = useCrumbs();
  const isLoading = useIsLoading();
  const items = useSections();
  useArrival();

  return (
    <AppShell
      items={items}
      path={path}
      loading={isLoading}
      tools={
        <>
          <ZoneSwitch />
          <ThemeSwitch />
        </>
      }
      footer={messages.copyright(new Date(useNow(dayMs)).getFullYear())}
    >
      {children}
    </AppShell>
  );
}

function useSections(): ShellItem[] {
  const { sections } = useMessages();
  const { pathname } = useLocation();
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return [
    {
      href: paths.home,
      label: sections.home,
      shortLabel: sections.homeShort,
      icon: House,
      current: pathname === paths.home,
    },
    { href: paths.schedule, label: sections.schedule, icon: CalendarDays, current: isIn(paths.schedule) },
    { href: paths.results, label: sections.results, icon: Flag, current: isIn(paths.results) },
  ];
}
