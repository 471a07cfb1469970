import { toProtocolChanges } from '@otryv/client/rows';
import type { PlaceHistoryProps } from '@otryv/tables';
import { useRead } from '../../../lib/api/useRead.ts';
import { VersionDifference } from './VersionDifference.tsx';

/** Returns the changes of a protocol, optionally limited to the row of one account. */
export function useProtocolChanges(eventId: string, account: string | undefined): PlaceHistoryProps {
  const { data, error, isRetrying, retry } = useRead('/api/race/results/{id}/history', {
    params: { id: eventId },
    query: { row: account },
  });

  return {
    changes: data && toProtocolChanges(data),
    error: error?.message,
    onRetry: retry,
    busy: isRetrying,
    difference: data && <VersionDifference eventId={eventId} versions={data.versions} />,
  };
}
