import { ErrorState } from '@otryv/ui';
import type { Reading } from './useRead.ts';

export interface ReadErrorProps extends Pick<Reading<unknown>, 'isRetrying' | 'retry'> {
  title: string;
  error: Pick<Error, 'message'>;
}

/** Renders the error of a read, with a retry unless it is final. */
export function ReadError({ title, error, isRetrying, retry }: ReadErrorProps) {
  return (
    <ErrorState title={title} onRetry={retry} busy={isRetrying}>
      {error.message}
    </ErrorState>
  );
}
