import { addresses, addressOf } from '@otryv/contract/addresses';
import { Tabs } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { ActionsLog } from '../../shared/logs/ActionsLog.tsx';
import { ErrorOfLog } from '../../shared/logs/ErrorOfLog.tsx';
import { ErrorsLog } from '../../shared/logs/ErrorsLog.tsx';
import { ru as logsMessages } from '../../shared/logs/messages/ru.ts';
import { AdminPage } from '../AdminPage.tsx';
import { LookAlikeNames } from './LookAlikeNames.tsx';
import { RefundTasks } from './RefundTasks.tsx';

const hrefs = { actions: addressOf(addresses.adminActions), errors: addressOf(addresses.adminErrors) };

interface LogPageProps {
  log: 'actions' | 'errors';
  name?: string;
  children: ReactNode;
}

function LogPage({ log, name, children }: LogPageProps) {
  const messages = useMessages(logsMessages);

  return (
    <AdminPage tab="adminActions" name={name} width="table">
      <Tabs
        label={messages.tabs}
        current={hrefs[log]}
        tabs={[
          { href: hrefs.actions, label: messages.actions },
          { href: hrefs.errors, label: messages.errors },
        ]}
      />
      {children}
    </AdminPage>
  );
}

/** Renders the actions of administrators, moderators and organizers, below the tasks of an administrator. */
export function AdminActionsScreen() {
  const { titles } = useMessages();

  return (
    <LogPage log="actions" name={titles.actionsLog}>
      <RefundTasks />
      <LookAlikeNames />
      <ActionsLog area="admin" />
    </LogPage>
  );
}

/** Renders the unexpected errors of the server. */
export function AdminErrorsScreen() {
  const { titles } = useMessages();

  return (
    <LogPage log="errors" name={titles.errorsLog}>
      <ErrorsLog area="admin" />
    </LogPage>
  );
}

/** Renders an unexpected error of the server. */
export function AdminErrorScreen() {
  const { error } = useMessages(logsMessages);

  return (
    <LogPage log="errors" name={error}>
      <ErrorOfLog area="admin" />
    </LogPage>
  );
}
