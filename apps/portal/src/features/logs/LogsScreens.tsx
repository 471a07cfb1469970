import { addresses, addressOf } from '@otryv/contract/addresses';
import { Page, PageHead, Tabs } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { ActionsLog } from '../shared/logs/ActionsLog.tsx';
import { ErrorOfLog } from '../shared/logs/ErrorOfLog.tsx';
import { ErrorsLog } from '../shared/logs/ErrorsLog.tsx';
import { ru as logsMessages } from '../shared/logs/messages/ru.ts';

type LogTab = 'logActions' | 'logErrors';

const hrefOf = (key: LogTab) => addressOf(addresses[key]);

interface LogsPageProps {
  tab: LogTab;
  /** Name of a page below its tab. */
  name?: string;
  children: ReactNode;
}

/** Renders the frame of the logs outside the administration: for administrators and moderators. */
function LogsPage({ tab, name, children }: LogsPageProps) {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(logsMessages);
  const title = titles[addresses[tab].title];
  useCrumbPath(name === undefined ? [{ label: title }] : [{ label: title, href: hrefOf(tab) }, { label: name }]);

  return (
    <Page width="table">
      <title>{titleOf(name ?? title)}</title>
      <PageHead title={messages.title} />
      <Tabs
        label={messages.tabs}
        current={hrefOf(tab)}
        tabs={[
          { href: hrefOf('logActions'), label: messages.actions },
          { href: hrefOf('logErrors'), label: messages.errors },
        ]}
      />
      {children}
    </Page>
  );
}

/** Renders the actions of administrators, moderators and organizers. */
export function ActionsLogScreen() {
  return (
    <LogsPage tab="logActions">
      <ActionsLog area="logs" />
    </LogsPage>
  );
}

/** Renders the unexpected errors of the server. */
export function ErrorsLogScreen() {
  return (
    <LogsPage tab="logErrors">
      <ErrorsLog area="logs" />
    </LogsPage>
  );
}

/** Renders an unexpected error of the server. */
export function ErrorOfLogScreen() {
  const { error } = useMessages(logsMessages);

  return (
    <LogsPage tab="logErrors" name={error}>
      <ErrorOfLog area="logs" />
    </LogsPage>
  );
}
