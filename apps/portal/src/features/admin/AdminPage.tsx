import { type AddressKey, addresses, addressOf } from '@otryv/contract/addresses';
import { Page, PageHead, type TabLink, Tabs } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { ru as adminMessages } from './messages/ru.ts';

/** Sections of the administration, each with an address and a name in the messages. Add new ones here. */
const tabs = [
  ['adminUsers', 'users'],
  ['adminActions', 'logs'],
  ['adminVisits', 'visits'],
  ['adminMailing', 'mailings'],
  ['adminNews', 'news'],
  ['bot', 'bot'],
  ['adminOrganizers', 'organizers'],
  ['adminClubs', 'clubs'],
  ['adminProtocols', 'protocols'],
  ['adminProtocolCreation', 'newProtocol'],
] as const satisfies readonly (readonly [AddressKey, keyof typeof adminMessages])[];

type AdminTab = (typeof tabs)[number][0];

export interface AdminPageProps {
  tab: AdminTab;
  /** Name of a page below its tab. */
  name?: string | undefined;
  /** Width of the page; tables need more room than the rest. */
  width?: 'table' | 'page';
  children: ReactNode;
}

const hrefOf = (key: AdminTab) => addressOf(addresses[key]);

/** Renders the frame of the administration. */
export function AdminPage({ tab, name, width = 'page', children }: AdminPageProps) {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(adminMessages);
  const links: TabLink[] = tabs.map(([key, word]) => ({ href: hrefOf(key), label: messages[word] }));
  const label = links.find(({ href }) => href === hrefOf(tab))?.label ?? '';
  const title = name ?? (tab === 'adminUsers' ? label : titles[addresses[tab].title]);
  useCrumbPath([
    { label: titles.admin, href: hrefOf('adminUsers') },
    ...(name === undefined ? [] : [{ label, href: hrefOf(tab) }]),
    { label: title },
  ]);

  return (
    <Page width={width}>
      <title>{titleOf(title)}</title>
      <PageHead title={messages.title} />
      <Tabs label={messages.tabs} current={hrefOf(tab)} tabs={links} />
      {children}
    </Page>
  );
}
