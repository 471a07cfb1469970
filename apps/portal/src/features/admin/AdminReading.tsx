import { Skeleton } from '@otryv/ui';
import type { ReactNode } from 'react';
import { ReadError } from '../../lib/api/ReadError.tsx';
import type { Reading } from '../../lib/api/useRead.ts';

export interface AdminReadingProps<Data> {
  reading: Reading<Data>;
  /** Title of the loading error. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** Renders data of the administration with its loading and error states. */
export function AdminReading<Data>({
  reading: { data, error, isRetrying, retry },
  failed,
  children,
}: AdminReadingProps<Data>) {
  if (error) {
    return <ReadError title={failed} error={error} isRetrying={isRetrying} retry={retry} />;
  }

  return data === undefined ? <Skeleton shape="block" /> : children(data);
}
