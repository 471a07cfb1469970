import {
  type Address,
  addresses,
  addressKeyAt,
  addressOf,
  isPathOf,
  type SectionKey,
  sectionKeys,
} from '@otryv/contract/addresses';
import type { AppShellProps, ShellItem } from '@otryv/ui';
import {
  BookOpen,
  BriefcaseBusiness,
  CalendarDays,
  ChartColumn,
  Flag,
  House,
  ListOrdered,
  LogIn,
  Megaphone,
  Radio,
  Route,
  Shield,
  SquarePen,
  UserRound,
  Users,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { signInHref } from '../../lib/access/returnTo.ts';
import { useAdmission } from '../../lib/access/useAdmission.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useIsGuest, useUser } from '../../lib/session/sessionStore.ts';

const icons: Record<SectionKey, ShellItem['icon']> = {
  home: House,
  schedule: CalendarDays,
  results: Flag,
  teams: Users,
  organizers: Megaphone,
  series: Route,
  statistics: ChartColumn,
  riders: ListOrdered,
  profile: UserRound,
  streams: Radio,
  documentation: BookOpen,
  organizerMain: BriefcaseBusiness,
  eventCreate: SquarePen,
  adminUsers: Shield,
};

const quick: ReadonlySet<SectionKey> = new Set(['home', 'schedule', 'results', 'series']);

/**
 * Returns the sections of the side bar: public ones and those permitted by the reader's rights; for guests, the
 * sign-in.
 */
export function useSections(): Pick<AppShellProps, 'items' | 'gatedItems' | 'signIn'> {
  const { titles, shortTitles, account } = useMessages();
  const { pathname, search } = useLocation();
  const user = useUser();
  const isGuest = useIsGuest();
  const admits = useAdmission();
  const itemOf = (key: SectionKey): ShellItem => {
    const { pattern: href, title, root = href }: Address & { title: keyof typeof titles } = addresses[key];
    const foreign = isOfAnother(pathname, user?.zwiftIds ?? []);
    const isWithin =
      pathname === root ||
      pathname.startsWith(`${root}/`) ||
      (key === 'adminUsers' && isPathOf(addresses.bot, pathname));
    const current = foreign ? key === 'riders' : isWithin;
    const shortLabel = key === 'series' ? shortTitles.series : undefined;
    return { href, label: titles[title], shortLabel, icon: icons[key], current, isQuick: quick.has(key) };
  };
  // Administrators may open any organizer's area, and have none themselves.
  const isOwn = (key: SectionKey) => key !== 'organizerMain' || (user !== null && user.organizer !== null);

  // A path without a page may be a broken link from an email.
  const returnTo = addressKeyAt(pathname) === null ? addressOf(addresses.home) : pathname + search;

  return {
    items: sectionKeys.filter(isOfEverybody).map(itemOf),
    gatedItems: sectionKeys
      .filter((key) => !isOfEverybody(key) && isOwn(key) && admits(addresses[key].access))
      .map(itemOf),
    signIn: isGuest ? { href: signInHref(returnTo), label: account.signIn, icon: LogIn } : undefined,
  };
}

function isOfEverybody(key: SectionKey): boolean {
  const { access }: Address = addresses[key];
  return access === 'public' || access === 'optional';
}

/** Whether a page is about another rider, or about several: those belong to the list of riders. */
function isOfAnother(pathname: string, ownIds: readonly number[]): boolean {
  if (isPathOf(addresses.compare, pathname)) return true;
  const id = /^\/profile\/(\d+)/.exec(pathname)?.[1];
  return id !== undefined && id !== '0' && !ownIds.includes(Number(id));
}
