import { ErrorState, Skeleton } from '@otryv/ui';
import type { ReactNode } from 'react';
import type { Reading } from '../../lib/api/useRead.ts';

export interface AdminReadingProps<Data> {
  reading: Reading<Data>;
  /** The title of its failure. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What is read for the administration, while it loads, and when it fails. */
export function AdminReading<Data>({
  reading: { data, error, isRetrying, retry },
  failed,
  children,
}: AdminReadingProps<Data>) {
  if (error) {
    return (
      <ErrorState title={failed} onRetry={retry} busy={isRetrying}>
        {error.message}
      </ErrorState>
    );
  }

  return data === undefined ? <Skeleton shape="block" /> : children(data);
}
