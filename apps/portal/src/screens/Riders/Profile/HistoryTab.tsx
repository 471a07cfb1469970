import type { ProfileData, RiderMetrics } from '@otryv/contract';
import { ErrorState, SegmentedControl, Skeleton, Toolbar } from '@otryv/ui';
import { type ReactNode, Suspense } from 'react';
import { useRidersMessages } from '../messages/useRidersMessages.ts';
import { useHistory } from './useHistory.ts';

export interface HistoryTabProps {
  data: ProfileData;
  children: (metrics: RiderMetrics) => ReactNode;
}

/** The choice of a period, and the charts of it once they are read. */
export function HistoryTab({ data: { profile }, children }: HistoryTabProps) {
  const { history: words } = useRidersMessages();
  const { data, error, isRetrying, retry, days, chooseDays } = useHistory(profile.zwiftId);

  return (
    <>
      <Toolbar>
        <SegmentedControl
          label={words.period}
          options={[
            { value: '90', label: words.ninety },
            { value: '365', label: words.year },
          ]}
          value={days}
          onChange={chooseDays}
        />
      </Toolbar>
      {error && (
        <ErrorState title={words.failed} onRetry={retry} busy={isRetrying}>
          {error.message}
        </ErrorState>
      )}
      {!error && !data && <Skeleton shape="block" />}
      {data && <Suspense fallback={<Skeleton shape="block" />}>{children(data)}</Suspense>}
    </>
  );
}
