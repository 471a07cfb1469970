import { addresses, addressOf } from '@otryv/contract/addresses';
import { Pagination, Skeleton, Tabs } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { ActiveMailings } from './ActiveMailings.tsx';
import { ru as mailingMessages } from './messages/ru.ts';
import { PastMailings } from './PastMailings.tsx';
import { useMailings } from './useMailings.ts';

export interface MailingPageProps {
  tab: 'adminMailing' | 'adminDigest';
  /** Renders the form of a new mailing; `isBusy` while another one is running. */
  children: (isBusy: boolean) => ReactNode;
}

/** Renders the frame of the mailings: running ones, a new one, finished ones. */
export function MailingPage({ tab, children }: MailingPageProps) {
  const messages = useMessages(mailingMessages);
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, isRetrying, retry } = useMailings(page);
  const path = addressOf(addresses[tab]);
  const pageCount = data?.quantityPages ?? 0;

  return (
    <AdminPage tab="adminMailing" name={tab === 'adminDigest' ? messages.digest : undefined}>
      <Tabs
        label={messages.kinds}
        current={path}
        tabs={[
          { href: addressOf(addresses.adminMailing), label: messages.letter },
          { href: addressOf(addresses.adminDigest), label: messages.digest },
        ]}
      />
      {data?.active.length ? <ActiveMailings mailings={data.active} /> : null}
      {children(data?.active.some(({ state }) => state !== 'paused') ?? false)}
      {error && <ReadError title={messages.pastFailed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && <PastMailings mailings={data.data} />}
      {pageCount > 1 && (
        <Pagination page={page} pageCount={pageCount} hrefOf={(at) => (at === 1 ? path : `${path}?page=${at}`)} />
      )}
    </AdminPage>
  );
}
