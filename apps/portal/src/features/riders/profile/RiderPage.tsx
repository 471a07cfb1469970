import type { ProfileData } from '@otryv/contract';
import { addresses } from '@otryv/contract/addresses';
import { Page, Skeleton } from '@otryv/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ReadError } from '../../../lib/api/ReadError.tsx';
import { useRead } from '../../../lib/api/useRead.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { riderName } from '../../../lib/names/riderName.ts';
import { useCrumbPath } from '../../../lib/navigation/crumbs.tsx';
import { NotFoundScreen } from '../../shared/notFound/NotFoundScreen.tsx';
import { ru as ridersMessages } from '../messages/ru.ts';
import { RiderHead } from './RiderHead.tsx';
import { type RiderTab, riderTabs } from './riderTabs.ts';

const notFound = [400, 404];

export interface RiderPageProps {
  tab: RiderTab;
  children: (data: ProfileData) => ReactNode;
}

/** Renders the frame of a rider's pages: header and tabs, and the content once the rider is loaded. */
export function RiderPage({ tab, children }: RiderPageProps) {
  const { zwiftId = '' } = useParams();
  const { titles, titleOf, riderPage, riderTabs: labels } = useMessages();
  const messages = useMessages(ridersMessages);
  const { data, error, isRetrying, retry } = useRead('/api/race/profile/{zwiftId}', { params: { zwiftId } });
  const name = data && riderName(data.profile);
  useCrumbPath([
    { label: titles.riders, href: addresses.riders.pattern },
    ...(name === undefined ? [] : [{ label: name }]),
  ]);
  if (error && notFound.includes(error.status)) {
    return (
      <NotFoundScreen title={messages.notFoundTitle} list={{ href: addresses.riders.pattern, label: messages.toList }}>
        {messages.notFoundText}
      </NotFoundScreen>
    );
  }

  return (
    <Page width="table">
      <title>{titleOf(name === undefined ? titles[riderTabs[tab]] : riderPage(name, labels[riderTabs[tab]]))}</title>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="hero" />}
      {data && (
        <>
          <RiderHead data={data} tab={tab} />
          {children(data)}
        </>
      )}
    </Page>
  );
}
