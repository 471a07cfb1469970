import { type Address, addresses, addressKeyAt } from '@otryv/contract/addresses';
import { calendarDay } from '@otryv/race';
import { AppShell, OtryvProvider, useNow, useOtryv } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useFirstView } from '../../lib/firstView/firstView.ts';
import { useFirstReads } from '../../lib/firstView/useFirstReads.ts';
import { useClockSkew } from '../../lib/http/clockSkew.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { CrumbsProvider, useCrumbs } from '../../lib/navigation/crumbs.tsx';
import { useIsLoading } from '../../lib/notices/loading.ts';
import { useTimeZone } from '../../lib/preferences/preferences.ts';
import { Bell } from '../notifications/Bell.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { AccountMenu } from './account/AccountMenu.tsx';
import { useSessionStart } from './account/useSessionStart.ts';
import { FooterLinks } from './FooterLinks.tsx';
import { Alerts } from './notices/Alerts.tsx';
import { OfflineNotice } from './notices/OfflineNotice.tsx';
import { useNotice } from './notices/useNotice.ts';
import { ThemeSwitch } from './preferences/ThemeSwitch.tsx';
import { useTheme } from './preferences/useTheme.ts';
import { ZoneSwitch } from './preferences/ZoneSwitch.tsx';
import { renderRouterLink } from './renderRouterLink.tsx';
import { useScrollRestoration } from './scroll/useScrollRestoration.ts';
import { useSections } from './useSections.ts';
import { useVisitCount } from './useVisitCount.ts';

const hourMs = 3_600_000;
/** Rows of a table in the HTML of a page: as many as a large viewport shows. */
const servedRows = 30;

/** Renders the frame of every screen, with the settings shared by all components below it. */
export function Shell({ children }: { children: ReactNode }) {
  useSessionStart();

  return (
    <OtryvProvider
      initialNow={useFirstView()?.now}
      servedRows={servedRows}
      timeZone={useTimeZone()}
      clockSkewMs={useClockSkew()}
      renderLink={renderRouterLink}
    >
      <CrumbsProvider>
        <Frame>{children}</Frame>
        <Alerts />
      </CrumbsProvider>
    </OtryvProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const key = addressKeyAt(pathname);
  const { isBare = false }: Partial<Address> = key === null ? {} : addresses[key];
  useScrollRestoration();
  useFirstReads();
  useVisitCount();
  useNotice();
  useTheme();

  return isBare ? children : <Bars>{children}</Bars>;
}

function Bars({ children }: { children: ReactNode }) {
  const messages = useMessages();
  const { timeZone } = useOtryv();
  const { pathname } = useLocation();

  return (
    <AppShell
      {...useSections()}
      path={useCrumbs()}
      loading={useIsLoading()}
      page={pathname}
      tools={
        <>
          <SearchButton />
          <ZoneSwitch />
          <ThemeSwitch />
          <Bell />
          <AccountMenu />
        </>
      }
      footer={
        <>
          <span>{messages.copyright(Number(calendarDay(useNow(hourMs), timeZone).slice(0, 4)))}</span>
          <FooterLinks />
        </>
      }
    >
      <OfflineNotice />
      {children}
    </AppShell>
  );
}
