import { type AddressKey, addresses, addressOf } from '@otryv/contract/addresses';
import { Page, PageHead, Stack, Tabs } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { ru as zwiftMessages } from './messages/ru.ts';
import { OrganizerTroubles } from './OrganizerTroubles.tsx';

type ZwiftTab = Extract<AddressKey, 'eventCreate' | 'eventAdd' | 'eventEditList' | 'eventView'>;

export interface ZwiftPageProps {
  tab: ZwiftTab;
  title: string;
  actions?: ReactNode;
  /** Line under the title that explains the page. */
  help?: ReactNode;
  children: ReactNode;
}

/** Renders the frame of the event editors' area. */
export function ZwiftPage({ tab, title, actions, help, children }: ZwiftPageProps) {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(zwiftMessages);
  const hrefOf = (key: ZwiftTab) => addressOf(addresses[key]);
  useCrumbPath([{ label: titles.zwift, href: hrefOf('eventCreate') }, { label: title }]);

  return (
    <Page width="table">
      <title>{titleOf(title)}</title>
      <PageHead title={title} actions={actions}>
        {help}
      </PageHead>
      <Stack gap="l">
        <Tabs
          label={messages.tabs}
          current={hrefOf(tab)}
          tabs={[
            { href: hrefOf('eventCreate'), label: messages.create },
            { href: hrefOf('eventAdd'), label: titles.eventAdd },
            { href: hrefOf('eventEditList'), label: titles.eventEditList },
            { href: hrefOf('eventView'), label: titles.eventView },
          ]}
        />
        {tab !== 'eventView' && <OrganizerTroubles />}
        {children}
      </Stack>
    </Page>
  );
}
