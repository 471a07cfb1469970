import type { ProfileData, RiderMetrics } from '@otryv/contract';
import { Aside, Section, SegmentedControl, Skeleton, Toolbar } from '@otryv/ui';
import { type ReactNode, Suspense } from 'react';
import { ReadError } from '../../../../lib/api/ReadError.tsx';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { AddressChoices } from '../../../../lib/withoutScripts/AddressChoices.tsx';
import { ru as ridersMessages } from '../../messages/ru.ts';
import { useHistory } from './useHistory.ts';

export interface HistoryTabProps {
  data: Pick<ProfileData, 'profile'>;
  /** Renders the charts; they show `few` instead of a line that has too few days. */
  children: (metrics: RiderMetrics, few: string) => ReactNode;
}

/** Renders the choice of a period, and its charts once loaded. */
export function HistoryTab({ data: { profile }, children }: HistoryTabProps) {
  const { period, charts } = useHistoryParts(profile.zwiftId, children);

  return (
    <>
      <Toolbar>{period}</Toolbar>
      {charts}
    </>
  );
}

/** Renders the same next to other content. */
export function HistoryAside({ data: { profile }, children }: HistoryTabProps) {
  const { history: messages } = useMessages(ridersMessages);
  const { period, charts } = useHistoryParts(profile.zwiftId, children);

  return (
    <Aside width="m" aria-label={messages.title}>
      <Section title={messages.title} action={period}>
        {charts}
      </Section>
    </Aside>
  );
}

function useHistoryParts(zwiftId: number, children: HistoryTabProps['children']) {
  const { history: messages } = useMessages(ridersMessages);
  const { data, error, isRetrying, retry, days, chooseDays } = useHistory(zwiftId);
  const options = [
    { value: '90', label: messages.ninety },
    { value: '365', label: messages.year },
  ];
  const period = (
    <>
      <SegmentedControl label={messages.period} options={options} value={days} onChange={chooseDays} />
      <AddressChoices name="days" label={messages.period} options={options} value={days} usual="90" />
    </>
  );
  const charts = (
    <>
      {error && <ReadError title={messages.failed} error={error} isRetrying={isRetrying} retry={retry} />}
      {!error && !data && <Skeleton shape="block" />}
      {data && (
        <Suspense fallback={<Skeleton shape="block" />}>
          {children(data, days === '90' ? messages.fewInNinety : messages.fewInYear)}
        </Suspense>
      )}
    </>
  );

  return { period, charts };
}
