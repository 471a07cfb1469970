import { type AddressKey, addresses, addressOf } from '@otryv/contract/addresses';
import { Button, DateTime, Icon, Page, PageHead, Skeleton, Tabs } from '@otryv/ui';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReadError } from '../../lib/api/ReadError.tsx';
import type { Reading } from '../../lib/api/useRead.ts';
import { useMessages } from '../../lib/messages/useMessages.ts';
import { useCrumbPath } from '../../lib/navigation/crumbs.tsx';
import { showAlert } from '../../lib/notices/alerts.ts';
import { ru as statisticsMessages } from './messages/ru.ts';

const tabs = [
  'statistics',
  'teamsRating',
  'leadersMale',
  'leadersFemale',
  'ridersFtp',
  'ridersRacingScore',
] as const satisfies readonly AddressKey[];

export interface StatisticsPageProps {
  tab: (typeof tabs)[number];
  children: ReactNode;
}

/** Renders the frame of the statistics: title, tabs, and a link to the current selection. */
export function StatisticsPage({ tab, children }: StatisticsPageProps) {
  const { titles, titleOf } = useMessages();
  const messages = useMessages(statisticsMessages);
  useCrumbPath([
    ...(tab === 'statistics' ? [] : [{ label: titles.statistics, href: addresses.statistics.pattern }]),
    { label: titles[tab] },
  ]);
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    showAlert({ tone: 'success', message: messages.copied });
  };

  return (
    <Page>
      <title>{titleOf(titles[tab])}</title>
      <PageHead
        title={messages.title}
        actions={
          <Button onClick={() => void copy()}>
            <Icon of={Link2} /> {messages.copy}
          </Button>
        }
      />
      <Tabs
        label={messages.tabs}
        tabs={tabs.map((key) => ({ href: addressOf(addresses[key]), label: messages.tab[key] }))}
        current={addressOf(addresses[tab])}
      />
      {children}
    </Page>
  );
}

export interface CountedProps<Data> {
  reading: Reading<Data>;
  updatedAt: (data: Data) => string | null;
  children: (data: Data) => ReactNode;
}

/** Renders precomputed statistics once loaded, and the time of the computation. */
export function Counted<Data>({
  reading: { data, error, isRetrying, retry },
  updatedAt,
  children,
}: CountedProps<Data>) {
  const messages = useMessages(statisticsMessages);
  if (error) {
    return <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }
  if (!data) return <Skeleton shape="block" />;
  const at = updatedAt(data);

  return (
    <>
      {children(data)}
      {at !== null && (
        <p>
          {messages.updated} <DateTime at={at} inSentence />
        </p>
      )}
    </>
  );
}
