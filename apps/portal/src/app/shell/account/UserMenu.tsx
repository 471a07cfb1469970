import type { AuthUser } from '@otryv/contract';
import { addresses, addressOf } from '@otryv/contract/addresses';
import { Avatar, type Density, lazyPart, Menu } from '@otryv/ui';
import { Clock, LogOut, Moon, Rows3, ScrollText, Settings, Sun, TriangleAlert, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { useAdmission } from '../../../lib/access/useAdmission.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { setPreferences, usePreferences } from '../../../lib/preferences/preferences.ts';
import { usePreferenceSync } from '../preferences/usePreferenceSync.ts';
import { useTheme } from '../preferences/useTheme.ts';
import { useZone } from '../preferences/useZone.ts';
import { useSignOut } from './useSignOut.ts';

const SignOutQuestion = lazyPart(async () => ({
  default: (await import('./SignOutQuestion.tsx')).SignOutQuestion,
}));

const nextDensity = { compact: 'standard', standard: 'comfortable', comfortable: 'compact' } as const;

/** Renders the menu of a signed-in reader. Their preferences are synced while it is mounted. */
export function UserMenu({ user }: { user: AuthUser }) {
  const { account, titles } = useMessages();
  const { ask, question } = useSignOut(user.id);
  const choices = useChoices();
  const logs = useLogLinks();
  usePreferenceSync();

  return (
    <>
      <Menu
        label={`${account.label}: ${user.username}`}
        face={<Avatar name={user.username} src={user.photoProfile} size="m" />}
        align="end"
        entries={[
          { label: titles.profile, icon: UserRound, href: addressOf(addresses.profile) },
          {
            label: account.settings,
            icon: Settings,
            href: addressOf(addresses.settingsAccount, { zwiftId: user.zwiftId ?? 0 }),
          },
          ...logs,
          ...choices,
          { label: account.signOut, icon: LogOut, onSelect: ask, separated: true },
        ]}
      />
      <Suspense fallback={null}>{question && <SignOutQuestion {...question} />}</Suspense>
    </>
  );
}

/** Returns links to the logs that the reader may view. */
function useLogLinks() {
  const { titles } = useMessages();
  const admits = useAdmission();
  if (!admits(addresses.logActions.access)) return [];

  return [
    { label: titles.actionsLog, icon: ScrollText, href: addressOf(addresses.logActions), separated: true },
    { label: titles.errorsLog, icon: TriangleAlert, href: addressOf(addresses.logErrors) },
  ];
}

function useChoices() {
  const messages = useMessages();
  const { rowDensity = 'compact' } = usePreferences();
  const { isDark, setTheme } = useTheme();
  const zone = useZone();
  const next: Density = nextDensity[rowDensity];

  return [
    {
      label: isDark ? messages.theme.toLight : messages.theme.toDark,
      icon: isDark ? Sun : Moon,
      onSelect: () => setTheme(isDark ? 'light' : 'dark'),
      separated: true,
    },
    { label: messages.density[next], icon: Rows3, onSelect: () => setPreferences({ rowDensity: next }) },
    { label: zone.change, icon: Clock, onSelect: zone.toggle },
  ];
}
